import { z } from 'zod';
import { ink, inks } from './inks.ts';
import { day, figure, href, link, meta, phrases, picture, text, work } from './parts.ts';

/** Layout variants of a service page, one per part. */
export const composition = z.strictObject({
  /** How the hero places its drawing; `bands` has one drawing per phrase, on a `poster` the words are in the drawing. */
  hero: z.enum(['bands', 'below', 'beside', 'above', 'poster']),
  /** How the figures are laid out beside the description; `proof`: small, beside what a work came to; `advert`: beside the advert. */
  figures: z.enum(['column', 'row', 'sum', 'counted', 'proof', 'advert']),
  /** `under`: below what a work came to, on one ground with it. */
  advert: z.enum(['covered', 'crops', 'beside', 'whole', 'under']),
  offerings: z.enum(['panels', 'rows', 'ledger', 'tiles', 'papers', 'results', 'stops', 'table', 'streams']),
  /** How works are shown: boards with large names, by result, as a feed, one before others, on screens, on a strip of film, or one at full width. */
  works: z.enum(['names', 'figures', 'feed', 'lead', 'screens', 'film', 'stage']),
  /** How the people responsible are shown: beside the heading, before it, or under their names. */
  team: z.enum(['beside', 'before', 'named']),
  /** The page's last section. */
  last: z.enum(['works', 'team']),
});

/** An offering's turn in an example that all of them tell: what happens, and at what time of the day. */
export const moment = z.strictObject({ time: text.optional(), text });

/** What one work came to: a figure or a short phrase, and a text that goes on from it. */
export const proof = z.strictObject({
  figure: text,
  text,
  /** The number that it began with, and what it counts. */
  from: z.strictObject({ figure: text, label: text }).optional(),
  /** Where it is told. */
  more: link.optional(),
});

/** `services/*.yaml`, at `/services/{file name}`. */
export const serviceSchema = z.strictObject({
  title: text,
  meta,
  updated: day,
  inks,
  /** The colour of clients who began with it, on their wall; told apart from every other service's. */
  sign: ink.optional(),
  composition,
  heading: text,
  /** Line breaks separate phrases. */
  subHeading: phrases,
  /** With `bands`, one for each of the last phrases; else one. */
  drawings: z.array(picture).min(1).max(4),
  /** Compositions for narrow viewports, in the same order. */
  narrow: z.array(picture).min(1).max(4).optional(),
  /** What the drawing shows. */
  caption: text.optional(),
  /** The price, as one line of the hero. */
  fee: text.optional(),
  /** The first and last five words are bold. */
  description: text,
  advert: picture,
  /** Composition for narrow viewports. */
  advertNarrow: picture.optional(),
  advertHeading: text.optional(),
  /** What it is, for whom and when. */
  advertCaption: text.optional(),
  /** The work it shows. */
  advertWork: work.optional(),
  statistics: z.array(figure).min(1),
  /** Picture at the centre of offerings laid out as a table. */
  centre: picture.optional(),
  offerings: z
    .array(
      z.strictObject({
        title: text,
        moment: moment.optional(),
        description: text,
        href,
        drawing: picture.optional(),
        /** Its composition for narrow viewports. */
        narrow: picture.optional(),
      }),
    )
    .min(1),
  /** Works to show if its own are too few or already on the page. */
  related: z.array(work).min(1).max(3).optional(),
  /** What a work of this service came to, in a few characters, and the rest of that sentence. */
  proof: proof.optional(),
  /** Its entry in the services overview, if any. */
  overview: z.strictObject({ description: text, services: z.array(text).min(1) }).optional(),
});
