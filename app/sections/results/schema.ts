import { z } from 'zod';
import { figure, link, picture, text } from '#app/content/schema/parts.ts';

/** Results: optional picture and figures, and a link to the case studies. */
export const resultsSchema = z.strictObject({
  type: z.literal('results'),
  heading: text,
  /** Only shown on large screens. */
  picture: picture.optional(),
  figures: z.array(figure).min(1).optional(),
  action: link,
});
