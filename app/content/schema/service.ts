import { z } from 'zod';
import { inks } from './inks.ts';
import { day, figure, href, meta, phrases, picture, text, work } from './parts.ts';

/** How the parts of a service's page are put together. Each part has a few ways; a service names one of each. */
export const composition = z.strictObject({
  /** How the first screen meets its drawing; in bands each phrase has one of its own. */
  hero: z.enum(['bands', 'below', 'beside', 'behind']),
  /** How the figures stand with the description, or that they stand with the advert. */
  figures: z.enum(['column', 'row', 'sum', 'counted', 'frames', 'advert']),
  advert: z.enum(['covered', 'crops', 'beside', 'whole']),
  offerings: z.enum([
    'mosaic',
    'rows',
    'ledger',
    'tiles',
    'papers',
    'descent',
    'shelves',
    'table',
    'streams',
  ]),
  /** How its works hang: as boards with large names, by their results, in a feed, on three screens, or one across the window. */
  works: z.enum(['names', 'figures', 'feed', 'screens', 'stage']),
  /** How those who answer for it stand: beside the heading, before it, or under their names. */
  team: z.enum(['beside', 'before', 'named']),
  /** What its page ends with. */
  last: z.enum(['works', 'team']),
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
  /** In bands, one for each of the last phrases; else one. */
  drawings: z.array(picture).min(1).max(4),
  /** What narrow windows show in their place, in the same order. */
  narrow: z.array(picture).min(1).max(4).optional(),
  /** What it costs, in one line of the first screen. */
  fee: text.optional(),
  /** Its first and last five words are set bold. */
  description: text,
  advert: picture,
  /** What narrow windows show in its place. */
  advertNarrow: picture.optional(),
  /** What it is, for whom and when. */
  advertCaption: text.optional(),
  /** The work that it shows. */
  advertWork: work.optional(),
  statistics: z.array(figure).min(1),
  /** Stands in the middle of offerings that lie around a table. */
  centre: picture.optional(),
  offerings: z
    .array(z.strictObject({ title: text, description: text, href, drawing: picture.optional() }))
    .min(1),
  /** Works to show where its own are too few or stand elsewhere on the page. */
  related: z.array(work).min(1).max(3).optional(),
  /** How the services overview presents it; two services are not there. */
  overview: z.strictObject({ description: text, services: z.array(text).min(1) }).optional(),
});
