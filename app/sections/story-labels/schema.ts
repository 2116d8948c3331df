import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** Labels stamped on filled-in cards; the last is the loudest, and a hand has just ticked it. */
export const storyLabelsSchema = z.strictObject({
  type: z.literal('story-labels'),
  ground,
  heading: text,
  paragraphs: z.array(text).min(1),
  labels: z.array(text).min(2),
  /** The hand, from the lower right, on a transparent background. */
  picture,
});
