import { z } from 'zod';
import { figure, link, phrases, picture, text, trail } from '#app/content/schema/parts.ts';

/** A hero like a poster: a headline that fills its column, and a full-height picture beside it. */
export const posterHeroSchema = z.strictObject({
  type: z.literal('poster-hero'),
  /** Set by the landing template, from service and place. */
  trail: trail.optional(),
  heading: phrases,
  text,
  action: link.optional(),
  figures: z.array(figure).min(1).optional(),
  picture,
});
