import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** The rules on one sheet: a construction drawing and the few measures that matter. */
export const storySystemSchema = z.strictObject({
  type: z.literal('story-system'),
  ground,
  heading: text,
  paragraphs: z.array(text).min(1),
  picture,
  measures: z
    .array(z.strictObject({ label: text, figure: text, unit: text.optional() }))
    .min(1)
    .optional(),
});
