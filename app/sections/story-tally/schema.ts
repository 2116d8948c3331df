import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** A number drawn as that many things, one per unit or per so many. */
export const storyTallySchema = z.strictObject({
  type: z.literal('story-tally'),
  ground,
  figure: text.optional(),
  label: text,
  /** Number of things, and how many of them are marked. */
  strokes: z.number().int().min(10).max(10_000),
  marked: z.number().int().min(0),
  /** What each is: screws and fish come in boxes of a hundred, drops as rain. */
  each: z.enum(['screw', 'fish', 'drop']),
  alt: text,
  paragraphs: z.array(text).min(1).optional(),
});
