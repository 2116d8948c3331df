import { z } from 'zod';
import { figure, link, picture, text } from '#app/content/schema/parts.ts';

/** What came of it: a picture, perhaps figures, and the way to the case studies. */
export const resultsSchema = z.strictObject({
  type: z.literal('results'),
  heading: text,
  /** Beside the words of larger screens. */
  picture: picture.optional(),
  figures: z.array(figure).min(1).optional(),
  action: link,
});
