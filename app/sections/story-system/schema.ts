import { z } from 'zod';
import { composition, picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** Design rules on one sheet: a construction drawing and its main measures. */
export const storySystemSchema = z.strictObject({
  type: z.literal('story-system'),
  ground,
  heading: text,
  paragraphs: z.array(text).min(1),
  picture,
  /** Composition for phones. */
  tall: composition.optional(),
  measures: z
    .array(z.strictObject({ label: text, figure: text, unit: text.optional() }))
    .min(1)
    .optional(),
});
