import { z } from 'zod';
import { language, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** Questions people asked, in their own words and languages, one per line. */
export const storyQuestionsSchema = z.strictObject({
  type: z.literal('story-questions'),
  ground,
  heading: text,
  questions: z.array(z.strictObject({ text, language: language.optional() })).min(2),
  paragraphs: z.array(text).min(1),
});
