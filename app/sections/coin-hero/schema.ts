import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';
import { landingHero } from '../landing-hero/schema.ts';

/** The first screen of performance marketing. Its pictures are the face of a coin. */
export const coinHeroSchema = z.strictObject({
  type: z.literal('coin-hero'),
  ...landingHero,
  /** Struck into the rim, which is only so long. */
  flag: text.max(23),
  /** The water from which the coin rises. */
  scene: picture,
});
