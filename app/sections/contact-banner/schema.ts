import { z } from 'zod';
import { language, office, text } from '#app/content/schema/parts.ts';

/** The head of the letter on the contact page: the heading, and on narrow viewports how to reach us at once. */
export const contactBannerSchema = z.strictObject({
  type: z.literal('contact-banner'),
  heading: text,
  /** Printed beside the sheet, in each of the agency's languages. */
  print: z.array(z.strictObject({ text, language })).min(1).optional(),
  calls: z.strictObject({ label: z.string().includes('{place}'), offices: z.array(office).min(1) }),
});
