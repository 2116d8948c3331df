import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** What happens, in order. */
export const stepsSchema = z.strictObject({
  type: z.literal('steps'),
  heading: text,
  steps: z
    .array(
      z.strictObject({
        text,
        /** What is on its stamp: a number, and of what. The text says the same. */
        value: text,
        unit: text,
      }),
    )
    .min(1),
  /** How many of them lie behind the reader. */
  done: z.number().int().positive().optional(),
});
