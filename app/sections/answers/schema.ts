import { z } from 'zod';
import { prose, text } from '#app/content/schema/parts.ts';

/** A page of questions that opens with its first heading: each with its answer in a few words, and in full. */
export const answersSchema = z.strictObject({
  type: z.literal('answers'),
  heading: text,
  text: prose,
  questions: z.array(z.strictObject({ question: text, brief: text, answer: prose })).min(1),
});
