import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** The story's subject in a few large lines, with its key sentence marked. */
export const storyStatementSchema = z.strictObject({
  type: z.literal('story-statement'),
  ground,
  text,
  /** Follows the text, marked. */
  point: text.optional(),
  paragraphs: z.array(text).min(1).optional(),
});
