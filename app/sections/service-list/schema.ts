import { z } from 'zod';
import { href, link, picture, slug, text } from '#app/content/schema/parts.ts';

/** Large rotating words above the service names, each with a background picture and what it costs at least. */
export const serviceListSchema = z.strictObject({
  type: z.literal('service-list'),
  label: text,
  words: z.array(text).min(2),
  note: text,
  /** What the prices are, and a link to all of them. */
  prices: z.strictObject({ text, link }).optional(),
  services: z
    .array(
      z.strictObject({
        key: slug,
        name: text,
        text,
        price: text.optional(),
        /** What the price is for. */
        per: text.optional(),
        href,
        picture,
        /** A small drawing that floats on the wave. */
        object: picture.optional(),
      }),
    )
    .min(1),
});
