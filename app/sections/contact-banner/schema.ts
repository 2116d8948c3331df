import { z } from 'zod';
import { language, office, text } from '#app/content/schema/parts.ts';

/** The hero of the contact page: heading, text, and on phones the contact links before the form. */
export const contactBannerSchema = z.strictObject({
  type: z.literal('contact-banner'),
  heading: text,
  text,
  /** Printed beside the heading, in each of the agency's languages. */
  print: z.array(z.strictObject({ text, language })).min(1).optional(),
  calls: z.strictObject({
    label: z.string().includes('{place}'),
    offices: z.array(office).min(1),
    chat: text,
  }),
});
