import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** The agency's beginnings, in a few paragraphs, and a picture of who was there. */
export const historySchema = z.strictObject({
  type: z.literal('history'),
  heading: text,
  paragraphs: z.array(text).min(1),
  picture,
});
