import { z } from 'zod';
import { review, text } from '#app/content/schema/parts.ts';

/** Reviews, one at a time. */
export const clientReviewsSchema = z.strictObject({
  type: z.literal('client-reviews'),
  heading: text,
  reviews: z.array(review).min(1),
  /** Whether portraits stand whole beside what is said; otherwise they fill the height of the band. */
  whole: z.boolean().optional(),
});
