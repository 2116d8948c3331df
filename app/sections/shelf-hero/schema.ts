import { z } from 'zod';
import { award, text } from '#app/content/schema/parts.ts';

/** The hero of the awards page, with the number of each metal on a shelf. */
export const shelfHeroSchema = z.strictObject({
  type: z.literal('shelf-hero'),
  heading: text,
  text,
  /** Counted by metal, in order of first appearance. */
  awards: z.array(award).min(1),
});
