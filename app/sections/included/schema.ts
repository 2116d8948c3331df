import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** What a service includes: four parts with pictures. */
export const includedSchema = z.strictObject({
  type: z.literal('included'),
  heading: text,
  items: z.array(z.strictObject({ title: text, description: text, picture })).length(4),
});
