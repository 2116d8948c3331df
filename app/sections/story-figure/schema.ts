import { z } from 'zod';
import { composition, picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** A number drawn across the page, made of what it counts. */
export const storyFigureSchema = z.strictObject({
  type: z.literal('story-figure'),
  ground,
  picture,
  /** Composition for phones. */
  tall: composition,
  /** What one of them stands for, and when it counted. */
  label: text,
  paragraphs: z.array(text).min(1),
});
