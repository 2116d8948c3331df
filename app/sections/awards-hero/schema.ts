import { z } from 'zod';
import { phrases, picture, text } from '#app/content/schema/parts.ts';

/** The hero of the awards page: the heading, the trophies and a text. */
export const awardsHeroSchema = z.strictObject({
  type: z.literal('awards-hero'),
  heading: text,
  /** As wide as the window, without a sky, and its version for narrow viewports. */
  picture: picture.optional(),
  narrow: picture.optional(),
  /** Its first line is larger. */
  text: phrases,
});
