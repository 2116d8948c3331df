import { z } from 'zod';
import { figure, text } from '#app/content/schema/parts.ts';

/** The agency's beginnings, in a few paragraphs and figures. */
export const historySchema = z.strictObject({
  type: z.literal('history'),
  heading: text,
  paragraphs: z.array(text).min(1),
  figures: z.array(figure).min(1),
});
