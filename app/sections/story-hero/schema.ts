import { z } from 'zod';
import { composition, picture } from '#app/content/schema/parts.ts';
import { openingShape } from '../story/opening.ts';

/** The hero of a story: title, facts, and a full-width picture. */
export const storyHeroSchema = z.strictObject({
  type: z.literal('story-hero'),
  ...openingShape,
  picture,
  /** Composition for phones. */
  tall: composition.optional(),
});
