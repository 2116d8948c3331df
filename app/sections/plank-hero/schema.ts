import { z } from 'zod';
import { phrases, picture, text } from '#app/content/schema/parts.ts';

/** A hero painted on a hull, one line per plank. */
export const plankHeroSchema = z.strictObject({
  type: z.literal('plank-hero'),
  heading: phrases,
  text,
  /** Somebody at work on the seam below the second plank, left of whom is free. */
  picture: picture.optional(),
});
