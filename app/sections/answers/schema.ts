import { z } from 'zod';
import { picture, prose, text } from '#app/content/schema/parts.ts';

/** A page of questions that opens with its first heading and the answers in a few words, each a link to itself in full. */
export const answersSchema = z.strictObject({
  type: z.literal('answers'),
  heading: text,
  text: prose,
  questions: z
    .array(z.strictObject({ question: text, brief: text, picture: picture.optional(), answer: prose }))
    .min(1),
});
