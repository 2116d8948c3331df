import { z } from 'zod';
import { office, text } from '#app/content/schema/parts.ts';

/** The map of an office, with a switch to the others. The first is shown first. */
export const officeMapSchema = z.strictObject({
  type: z.literal('office-map'),
  heading: text,
  offices: z.array(office).min(1),
});
