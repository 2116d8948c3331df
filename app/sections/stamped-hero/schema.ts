import { z } from 'zod';
import { link, phrases, picture, text } from '#app/content/schema/parts.ts';

/** The first words of a page in two sentences: one stamped into equal tiles, one fitted to the measure line by line. */
export const stampedHeroSchema = z.strictObject({
  type: z.literal('stamped-hero'),
  stamped: text,
  /** Each line is drawn as wide as the page. */
  heading: phrases,
  text,
  /** Lies below the heading, from edge to edge. */
  picture,
  links: z.array(link).min(1),
});
