import { z } from 'zod';
import { person, picture, prose, text } from '#app/content/schema/parts.ts';

/**
 * A page of questions that opens with its first heading and links to all of them. Each is answered in a few words and in
 * full, and may show the people whom its answer is about, or a picture.
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
        answer: prose,
      }),
    )
    .min(1),
});
