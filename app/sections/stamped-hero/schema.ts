import { z } from 'zod';
import { link, phrases, picture, text } from '#app/content/schema/parts.ts';

/** A hero of two sentences: one stamped on equal tiles, one fitted to the page width line by line. */
export const stampedHeroSchema = z.strictObject({
  type: z.literal('stamped-hero'),
  stamped: text,
  /** Each line fills the page width. */
  heading: phrases,
  text,
  /** Full-bleed, below the heading. */
  picture,
  links: z.array(link).min(1),
});
