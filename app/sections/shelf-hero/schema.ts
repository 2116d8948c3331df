import { z } from 'zod';
import { phrases, text } from '#app/content/schema/parts.ts';

/** The hero of the awards page: the frieze of the cabinet that follows. */
export const shelfHeroSchema = z.strictObject({
  type: z.literal('shelf-hero'),
  heading: text,
  /** Its first line is larger. */
  text: phrases,
});
