import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** What a service includes: four parts, one after the other, each with the weeks that it takes. */
export const includedSchema = z.strictObject({
  type: z.literal('included'),
  heading: text,
  items: z
    .array(
      z.strictObject({ title: text, weeks: z.strictObject({ unit: text, number: text }), description: text }),
    )
    .length(4),
});
