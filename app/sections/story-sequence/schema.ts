import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** What was done, in order. What stands large before a step is its hour, day or number. */
export const storySequenceSchema = z.strictObject({
  type: z.literal('story-sequence'),
  ground,
  heading: text,
  steps: z
    .array(z.strictObject({ mark: text.max(7).optional(), title: text, text, picture: picture.optional() }))
    .min(2),
  paragraphs: z.array(text).min(1).optional(),
});
