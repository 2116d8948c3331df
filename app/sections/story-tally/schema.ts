import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** A number drawn as what it counts: one stroke for each, or for so many. */
export const storyTallySchema = z.strictObject({
  type: z.literal('story-tally'),
  ground,
  figure: text,
  label: text,
  /** How many strokes are drawn, and how many of them are marked. */
  strokes: z.number().int().min(10).max(10_000),
  marked: z.number().int().min(0),
  alt: text,
  paragraphs: z.array(text).min(1).optional(),
});
