import { z } from 'zod';
import { language, office, text } from '#app/content/schema/parts.ts';

/** The head of a letter: one statement, one sentence, and on phones the ways to call before anything is written. */
export const contactBannerSchema = z.strictObject({
  type: z.literal('contact-banner'),
  heading: text,
  text,
  /** What is printed beside the heading, in each language of the house. */
  print: z.array(z.strictObject({ text, language })).min(1).optional(),
  calls: z.strictObject({
    label: z.string().includes('{place}'),
    offices: z.array(office).min(1),
    chat: text,
  }),
});
