import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** A picture across the page, and a line below it. */
export const storySceneSchema = z.strictObject({
  type: z.literal('story-scene'),
  picture,
  caption: text,
});
