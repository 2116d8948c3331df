import { z } from 'zod';
import { picture } from '#app/content/schema/parts.ts';
import { openingShape } from '../story/opening.ts';

/** The first screen of a story: what it is, its facts, and a drawing that fills the window. */
export const storyHeroSchema = z.strictObject({ type: z.literal('story-hero'), ...openingShape, picture });
