import { z } from 'zod';
import { phrases, text } from '#app/content/schema/parts.ts';

/** A hero painted on a hull, one line per plank. */
export const plankHeroSchema = z.strictObject({
  type: z.literal('plank-hero'),
  heading: phrases,
  text,
});
