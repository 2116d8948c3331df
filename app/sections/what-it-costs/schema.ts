import { z } from 'zod';
import { href, sample, text } from '#app/content/schema/parts.ts';

/** Minimum prices by service, and what affects them. */
export const whatItCostsSchema = z.strictObject({
  type: z.literal('what-it-costs'),
  heading: text,
  text,
  prices: z.array(z.strictObject({ label: text, href, price: text })).min(1),
  /** Terms that apply to all of them. */
  terms: z.array(z.strictObject({ label: text, text })).min(1),
  movers: z.strictObject({ heading: text, items: z.array(text).min(1) }),
  sample,
});
