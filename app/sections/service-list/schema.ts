import { z } from 'zod';
import { href, link, picture, slug, text } from '#app/content/schema/parts.ts';

/** Large rotating words above the service names, each with a background picture, and a description on phones. */
export const serviceListSchema = z.strictObject({
  type: z.literal('service-list'),
  label: text,
  words: z.array(text).min(2),
  note: text,
  /** The lowest price, and a link to all prices. */
  prices: z.strictObject({ text, link }).optional(),
  services: z.array(z.strictObject({ key: slug, name: text, text: text.optional(), href, picture })).min(1),
});
