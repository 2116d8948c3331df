import { z } from 'zod';
import { picture, text, trail } from '#app/content/schema/parts.ts';

/** The first screen of a case study: whose it is, what it says, and its poster. */
export const storyHeroSchema = z.strictObject({
  type: z.literal('story-hero'),
  trail,
  title: text,
  heading: text,
  text,
  picture,
});
