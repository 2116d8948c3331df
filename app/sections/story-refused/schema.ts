import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** Rejected designs, each with the reason. */
export const storyRefusedSchema = z.strictObject({
  type: z.literal('story-refused'),
  ground,
  heading: text,
  refused: z.array(z.strictObject({ picture, title: text, reason: text })).min(1),
  paragraphs: z.array(text).min(1).optional(),
});
