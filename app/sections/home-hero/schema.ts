import { z } from 'zod';
import { figure, link, phrases, picture, text, video } from '#app/content/schema/parts.ts';

/** The first screen of the home page: the headline on a sail before a looping film, figures, tagline and one action. */
export const homeHeroSchema = z.strictObject({
  type: z.literal('home-hero'),
  heading: phrases
    .refine((lines) => lines.length === 4, 'four short lines: they fill the sail')
    .describe('Four short lines: they fill the sail.'),
  tagline: text,
  action: link,
  film: video,
  /** The film's first frame in large, and a composition of the same hour for phones. */
  picture,
  tallPicture: picture,
  figures: z.array(figure).min(1),
});
