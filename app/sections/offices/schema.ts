import { z } from 'zod';
import { link, office, text } from '#app/content/schema/parts.ts';

/** The offices with live clocks and timelines, and the regions they serve. */
export const officesSchema = z.strictObject({
  type: z.literal('offices'),
  heading: text,
  text: text.optional(),
  offices: z.array(office).min(1),
  regions: z.array(link).min(1).optional(),
  link: link.optional(),
});
