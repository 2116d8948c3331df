import { z } from 'zod';
import { office, text } from '#app/content/schema/parts.ts';

/** The map of an office, with a switch to the others. The first one is shown initially. */
export const officeMapSchema = z.strictObject({
  type: z.literal('office-map'),
  heading: text,
  offices: z.array(office).min(1),
});
