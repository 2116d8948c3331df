import { z } from 'zod';
import { figure, phrases, picture, text, trail } from '#app/content/schema/parts.ts';

/** The first screen of an SEO page: three words that fill like a sail, the last behind the dunes. */
export const seoHeroSchema = z.strictObject({
  type: z.literal('seo-hero'),
  /** Filled in from the page's service and place. */
  trail: trail.optional(),
  heading: phrases.pipe(
    z.array(text).length(3, { error: 'three lines: the headline is drawn as a sail of three' }),
  ),
  description: text,
  tagline: text,
  /** The scene, and the same scene without what lies behind its dunes; both also upright, for phones. */
  picture,
  front: picture,
  tallPicture: picture,
  tallFront: picture,
  figures: z.array(figure).min(1),
});
