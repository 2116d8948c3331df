import { z } from 'zod';
import { allJobs, allServices, office, text } from '#app/content/schema/parts.ts';

/** The contact form, beside the offices' contact links. */
export const contactFormSchema = z.strictObject({
  type: z.literal('contact-form'),
  heading: text,
  text,
  /** How the letter begins. */
  salutation: text.optional(),
  /** Note for applicants coming from a job; template with `{role}`. */
  applying: z.strictObject({ note: z.string().includes('{role}'), openings: allJobs }),
  /** Note for visitors coming from a service; template with `{service}`. */
  about: z.strictObject({ note: z.string().includes('{service}'), services: allServices }),
  aside: z.strictObject({ offices: z.array(office).min(1), chat: text }),
});
