import { z } from 'zod';
import { link, office, text } from '#app/content/schema/parts.ts';

/** The offices with live clocks and timelines. */
export const officesSchema = z.strictObject({
  type: z.literal('offices'),
  heading: text,
  text: text.optional(),
  offices: z.array(office).min(1),
  link: link.optional(),
});
