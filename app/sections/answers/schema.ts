import { z } from 'zod';
import { person, picture, prose, text } from '#app/content/schema/parts.ts';

/**
 * A page of questions with an index. Each has a short and a full answer, and optionally people, a picture or a picture
 * of examples.
 */
export const answersSchema = z.strictObject({
  type: z.literal('answers'),
  heading: text,
  text: prose,
  questions: z
    .array(
      z.strictObject({
        question: text,
        brief: text,
        people: z.array(person).min(1).optional(),
        picture: picture.optional(),
        /** What the picture's figure counts, below it. */
        caption: text.optional(),
        examples: picture.optional(),
        answer: prose,
      }),
    )
    .min(1),
  /** Invites visitors to send all the questions by chat: a question in turn, the link's words, and the message's. */
  ask: z.strictObject({ question: text, brief: text, label: text, greeting: text }).optional(),
});
