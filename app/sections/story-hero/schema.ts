import { z } from 'zod';
import { href, picture, text, trail } from '#app/content/schema/parts.ts';

/** The first screen of a case study: whose it is, what it says, and its poster. */
export const storyHeroSchema = z.strictObject({
  type: z.literal('story-hero'),
  trail,
  title: text,
  heading: text,
  text,
  /** For whom, where, what and when. */
  facts: z.array(z.strictObject({ label: text, value: text, href: href.optional() })),
  picture,
});
