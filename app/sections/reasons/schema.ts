import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** Reasons, a poster each. */
export const reasonsSchema = z.strictObject({
  type: z.literal('reasons'),
  heading: text,
  points: z.array(z.strictObject({ title: text, text, picture })).min(1),
});
