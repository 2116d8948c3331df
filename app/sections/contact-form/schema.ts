import { z } from 'zod';
import { allJobs, allServices, office, text } from '#app/content/schema/parts.ts';

/** The contact form beside the ways to reach the offices without it. */
export const contactFormSchema = z.strictObject({
  type: z.literal('contact-form'),
  heading: text,
  text,
  /** What stands above the form for somebody who comes from an open job; `{role}` is filled in. */
  applying: z.strictObject({ note: z.string().includes('{role}'), openings: allJobs }),
  /** The same for somebody who comes from a service; `{service}` is filled in. */
  about: z.strictObject({ note: z.string().includes('{service}'), services: allServices }),
  aside: z.strictObject({
    heading: text,
    offices: z.array(office).min(1),
    /** What leads over to the chat and the email address. */
    without: text,
    chat: text,
  }),
});
