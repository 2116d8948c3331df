import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';
import { openingShape } from '../story/opening.ts';

/** A story hero with a name in two parts and a door between them that opens on scroll. */
export const storyDoorwaySchema = z.strictObject({
  type: z.literal('story-doorway'),
  ...openingShape,
  parts: z.tuple([text.max(3), text.max(4)]),
});
