import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** What happens, in order. */
export const stepsSchema = z.strictObject({
  type: z.literal('steps'),
  heading: text,
  steps: z.array(text).min(1),
  /** How many of them lie behind the reader. */
  done: z.number().int().positive().optional(),
});
