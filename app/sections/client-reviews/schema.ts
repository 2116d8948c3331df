import { z } from 'zod';
import { review, text } from '#app/content/schema/parts.ts';

/** Reviews, one at a time. */
export const clientReviewsSchema = z.strictObject({
  type: z.literal('client-reviews'),
  heading: text,
  reviews: z.array(review).min(1),
  /** Whether portraits are uncropped beside the quote; by default they fill the section's height. */
  whole: z.boolean().optional(),
});
