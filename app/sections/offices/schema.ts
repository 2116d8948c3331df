import { z } from 'zod';
import { link, office, text } from '#app/content/schema/parts.ts';

/** The offices with their live clocks: the sun's place is the time. */
export const officesSchema = z.strictObject({
  type: z.literal('offices'),
  heading: text,
  offices: z.array(z.strictObject({ office, shore: z.enum(['palms', 'dunes']) })).min(1),
  link: link.optional(),
});
