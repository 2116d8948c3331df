import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** Steps in order. */
export const stepsSchema = z.strictObject({
  type: z.literal('steps'),
  heading: text,
  steps: z
    .array(
      z.strictObject({
        text,
        /** Number and unit on the step's stamp. The text says the same. */
        value: text,
        unit: text,
        /** Drawn on the stamp, below number and unit. */
        picture: picture.optional(),
      }),
    )
    .min(1),
  /** How many steps are already done. */
  done: z.number().int().positive().optional(),
});
