import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** Reasons side by side. */
export const reasonsSchema = z.strictObject({
  type: z.literal('reasons'),
  heading: text,
  points: z.array(z.strictObject({ title: text, text })).min(1),
});
