import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** How the agency came to be, beside a picture. */
export const brandStorySchema = z.strictObject({
  type: z.literal('brand-story'),
  heading: text,
  /** The sentence to remember, set large before the others. */
  pull: text.optional(),
  paragraphs: z.array(text).min(1),
  picture,
});
