import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';
import { openingShape } from '../story/opening.ts';

/** The first screen of a story about a name in two parts: a door stands between them, and opens as one scrolls. */
export const storyDoorwaySchema = z.strictObject({
  type: z.literal('story-doorway'),
  ...openingShape,
  parts: z.tuple([text.max(3), text.max(4)]),
});
