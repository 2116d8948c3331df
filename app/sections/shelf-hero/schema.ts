import { z } from 'zod';
import { award, phrases, text } from '#app/content/schema/parts.ts';

/** The hero of the awards page: a cabinet with a niche for each trophy, and one kept free. */
export const shelfHeroSchema = z.strictObject({
  type: z.literal('shelf-hero'),
  heading: text,
  /** Its first line is larger. */
  text: phrases,
  /** The first has the large niche. */
  awards: z.array(award).min(1),
  /** On the plate of the free niche. */
  free: z.strictObject({ metal: text, text }),
});
