import { z } from 'zod';
import { figure, link, phrases, picture, text, video } from '#app/content/schema/parts.ts';

/** The hero of the home page: the headline on a sail over a looping film, figures, tagline and call to action. */
export const homeHeroSchema = z.strictObject({
  type: z.literal('home-hero'),
  heading: phrases
    .refine((lines) => lines.length === 4, 'four short lines: they fill the sail')
    .describe('Four short lines: they fill the sail.'),
  /** What the agency is and where, in one short sentence. */
  lead: text,
  tagline: text,
  action: link,
  prices: link.optional(),
  film: video,
  /** The film's first frame in large, and a composition for phones with the same time of day. */
  picture,
  tallPicture: picture,
  figures: z.array(figure).min(1),
});
