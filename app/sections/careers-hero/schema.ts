import { z } from 'zod';
import { figure, text } from '#app/content/schema/parts.ts';

/** The hero of the careers page, with the bow of a boat seen from above. */
export const careersHeroSchema = z.strictObject({
  type: z.literal('careers-hero'),
  heading: text,
  text,
  figures: z.array(figure).optional(),
});
