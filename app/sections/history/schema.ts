import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** The agency's beginnings, in a few paragraphs. */
export const historySchema = z.strictObject({
  type: z.literal('history'),
  heading: text,
  paragraphs: z.array(text).min(1),
});
