import { z } from 'zod';
import { language, picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** Questions people asked, in their own words and languages, one per line. */
export const storyQuestionsSchema = z.strictObject({
  type: z.literal('story-questions'),
  ground,
  heading: text,
  /** Who was asked, beside the questions. */
  picture: picture.optional(),
  questions: z
    .array(
      z
        .strictObject({
          text,
          language: language.optional(),
          /** What it says, in English. */
          meaning: text.optional(),
          answer: text.optional(),
          /** What it is about. */
          picture: picture.optional(),
        })
        .refine(({ language: other, meaning }) => (other === undefined) === (meaning === undefined), {
          error: 'a question in another language with its meaning in English',
        }),
    )
    .min(2),
  /** Heading of the answers. */
  answered: text.optional(),
  paragraphs: z.array(text).min(1),
});
