import { z } from 'zod';
import { figure, link, phrases, picture, text, trail } from '#app/content/schema/parts.ts';

/** The first screen of a page as a poster: a headline as large as its column, and a picture at full height beside it. */
export const posterHeroSchema = z.strictObject({
  type: z.literal('poster-hero'),
  /** Filled in on a landing page from its service and place. */
  trail: trail.optional(),
  heading: phrases,
  text,
  action: link.optional(),
  figures: z.array(figure).min(1).optional(),
  picture,
});
