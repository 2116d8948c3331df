import { z } from 'zod';
import { office, text } from '#app/content/schema/parts.ts';

/** The contact form beside the ways to reach the offices without it. */
export const contactFormSchema = z.strictObject({
  type: z.literal('contact-form'),
  heading: text,
  text,
  aside: z.strictObject({ heading: text, offices: z.array(office).min(1) }),
});
