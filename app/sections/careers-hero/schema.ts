import { z } from 'zod';
import { figure, text } from '#app/content/schema/parts.ts';

/** The bow of a long boat seen from above, between the page's first words and what is said of the crew. */
export const careersHeroSchema = z.strictObject({
  type: z.literal('careers-hero'),
  heading: text,
  text,
  figures: z.array(figure).optional(),
});
