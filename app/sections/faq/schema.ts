import { z } from 'zod';
import { prose, text } from '#app/content/schema/parts.ts';

/** Questions and answers, one open at a time. */
export const faqSchema = z.strictObject({
  type: z.literal('faq'),
  heading: text,
  /** Heading above all but the first three questions, which are then set large. */
  rest: text.optional(),
  questions: z.array(z.strictObject({ question: text, answer: prose })).min(1),
});
