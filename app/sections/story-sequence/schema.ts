import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** Steps in order. `mark` is the hour, date or number set large before a step. */
export const storySequenceSchema = z.strictObject({
  type: z.literal('story-sequence'),
  ground,
  heading: text,
  /** Whether something runs through the pictures of all steps, which are then scenes edge to edge. */
  linked: z.literal(true).optional(),
  steps: z
    .array(z.strictObject({ mark: text.max(7).optional(), title: text, text, picture: picture.optional() }))
    .min(2),
  paragraphs: z.array(text).min(1).optional(),
});
