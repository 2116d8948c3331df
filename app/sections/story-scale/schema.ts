import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** A number, optionally after a word: over 2,700. */
const reading = text.regex(/^(\D+ )?[\d,]+$/, { error: 'a number such as 2,700 or over 2,700' });

/** Two readings of each figure as houses: a window for every `each` of what was counted, ten windows a floor. */
export const storyScaleSchema = z.strictObject({
  type: z.literal('story-scale'),
  ground,
  heading: text,
  paragraphs: z.array(text).min(1),
  /** When the two readings were taken. */
  before: text,
  after: text,
  pairs: z
    .array(
      z.strictObject({
        label: text,
        scope: text,
        /** The unit: how many a window stands for, and the words that say so. */
        each: z.number().int().positive(),
        unit: text,
        from: reading,
        to: reading,
      }),
    )
    .min(1),
});
