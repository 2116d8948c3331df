import { z } from 'zod';
import { award, text } from '#app/content/schema/parts.ts';

/** The first words of the awards, and how many there are of each metal as figures on a shelf. */
export const shelfHeroSchema = z.strictObject({
  type: z.literal('shelf-hero'),
  heading: text,
  text,
  /** Counted by metal, in the order in which the metals come. */
  awards: z.array(award).min(1),
});
