import { z } from 'zod';
import { review, text } from '#app/content/schema/parts.ts';

/** Four reviews, one at a time. */
export const clientReviewsSchema = z.strictObject({
  type: z.literal('client-reviews'),
  heading: text,
  reviews: z.array(review).length(4),
});
