import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** The agency's history, with a picture. */
export const brandStorySchema = z.strictObject({
  type: z.literal('brand-story'),
  heading: text,
  /** A pull quote, set large before the text. */
  pull: text.optional(),
  paragraphs: z.array(text).min(1),
  picture,
});
