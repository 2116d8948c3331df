import { z } from 'zod';
import { prose, text } from '#app/content/schema/parts.ts';

/** Questions and answers, one open at a time. */
export const faqSchema = z.strictObject({
  type: z.literal('faq'),
  heading: text,
  questions: z.array(z.strictObject({ question: text, answer: prose })).min(1),
});
