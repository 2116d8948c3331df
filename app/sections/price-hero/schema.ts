import { z } from 'zod';
import { href, link, phrases, text } from '#app/content/schema/parts.ts';

/** A hero with what each service costs at least, all prices on one scale. */
export const priceHeroSchema = z.strictObject({
  type: z.literal('price-hero'),
  /** The heading's first sentence, small. */
  question: text,
  heading: phrases,
  /** What the lowest and the highest price are prices of; puts both on a tape. */
  range: text.optional(),
  groups: z
    .array(
      z.strictObject({
        heading: text,
        text: text.optional(),
        prices: z
          .array(
            z.strictObject({
              label: text,
              href,
              price: text,
              /** What the price is for. */
              per: text.optional(),
              /** How long it takes. */
              time: text.optional(),
              /** It costs what the others of its group cost together. */
              joined: z.boolean().optional(),
            }),
          )
          .min(1),
      }),
    )
    .min(1)
    .max(2),
  text,
  action: link,
});
