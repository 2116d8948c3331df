import { z } from 'zod';
import { picture, text, trail } from '#app/content/schema/parts.ts';

/** The first screen of a service: its name across the edge of its poster. */
export const serviceHeroSchema = z.strictObject({
  type: z.literal('service-hero'),
  trail,
  heading: text,
  text,
  /** Fills the wide hero of large screens; `tall` is the same subject for small ones. */
  picture,
  tall: picture,
});
