import { z } from 'zod';
import { figure, phrases, picture, text, video } from '#app/content/schema/parts.ts';

/** The first screen of the home page: looping film, headline, tagline and figures. */
export const homeHeroSchema = z.strictObject({
  type: z.literal('home-hero'),
  heading: phrases,
  tagline: text,
  film: video,
  /** The film's first frame in large, and an upright composition of the same hour for phones. */
  picture,
  tallPicture: picture,
  figures: z.array(figure).min(1),
});
