import { z } from 'zod';
import { sample, text } from '#app/content/schema/parts.ts';

/** What affects a price, and the terms that apply to all of them. */
export const priceTermsSchema = z.strictObject({
  type: z.literal('price-terms'),
  heading: text,
  /** What a price depends on, and what it changes. */
  movers: z.array(z.strictObject({ label: text, text })).min(1),
  terms: z.array(z.strictObject({ label: text, text })).min(1),
  sample,
});
