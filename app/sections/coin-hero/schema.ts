import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';
import { landingHero } from '../landing-hero/schema.ts';

/** The hero of performance marketing pages. Its pictures form the face of a coin. */
export const coinHeroSchema = z.strictObject({
  type: z.literal('coin-hero'),
  ...landingHero,
  /** Lettering on the rim, limited by its length. */
  flag: text.max(23),
  /** The water behind the coin. */
  scene: picture,
});
