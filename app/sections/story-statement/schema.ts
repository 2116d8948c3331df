import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** What the story is about, in a few large lines, and the sentence that matters in them. */
export const storyStatementSchema = z.strictObject({
  type: z.literal('story-statement'),
  ground,
  text,
  /** Follows the text, marked. */
  point: text.optional(),
  paragraphs: z.array(text).min(1).optional(),
});
