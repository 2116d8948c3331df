import { z } from 'zod';
import { picture, text, trail } from '#app/content/schema/parts.ts';

/** The first screen of a landing page, before pictures that take turns. */
export const landingHeroSchema = z.strictObject({
  type: z.literal('landing-hero'),
  /** Filled in from the page's service and place. */
  trail: trail.optional(),
  heading: text,
  description: text,
  tagline: text,
  /** Flown on the pages of performance marketing. */
  flag: text.optional(),
  pictures: z.array(picture).min(1),
  /** Which of the scheduler's labels the button has, and what is read out after it. */
  action: z.enum(['proposal', 'connect']),
  actionMore: text.optional(),
});
