import { z } from 'zod';
import { inks } from './inks.ts';
import { day, figure, href, meta, phrases, picture, text } from './parts.ts';

/** How the parts of a service's page are put together. Each part has a few ways; a service names one of each. */
export const composition = z.strictObject({
  /** How the first screen meets its drawing; in bands each phrase has one of its own. */
  hero: z.enum(['bands', 'below', 'above', 'beside', 'behind']),
  /** Where the figures stand: beside the description, below it, or on the slate of the advert. */
  figures: z.enum(['column', 'row', 'slate']),
  advert: z.enum(['covered', 'crops', 'frame', 'strip', 'wall']),
  offerings: z.enum(['mosaic', 'rows', 'ledger', 'tiles', 'papers', 'steps', 'index', 'lines', 'columns']),
});

/** `services/*.yaml`: the file's name is the last part of the address, `/services/{name}`. */
export const serviceSchema = z.strictObject({
  title: text,
  meta,
  updated: day,
  inks,
  composition,
  heading: text,
  /** A line break is a place to pause. */
  subHeading: phrases,
  /** In bands, one for each of the last phrases; else one, and a second that narrow windows show in its place. */
  drawings: z.array(picture).min(1).max(4),
  /** Its first and last five words are set bold. */
  description: text,
  advert: picture,
  /** Stands on a covered advert, covered. */
  covered: text.optional(),
  statistics: z.array(figure).min(1),
  offerings: z.array(z.strictObject({ title: text, description: text, href, drawing: picture.optional() })).min(1),
  /** How the services overview presents it; two services are not there. */
  overview: z.strictObject({ description: text, services: z.array(text).min(1) }).optional(),
});
