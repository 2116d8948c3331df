import { z } from 'zod';
import { phrases, text } from '#app/content/schema/parts.ts';

/** The first words of a page painted on a hull, each line on a plank of its own. */
export const plankHeroSchema = z.strictObject({
  type: z.literal('plank-hero'),
  heading: phrases,
  text,
});
