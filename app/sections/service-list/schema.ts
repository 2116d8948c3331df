import { z } from 'zod';
import { href, link, picture, slug, text } from '#app/content/schema/parts.ts';

/** Large rotating words above the service names, each with its background picture; what it holds is said on phones. */
export const serviceListSchema = z.strictObject({
  type: z.literal('service-list'),
  label: text,
  words: z.array(text).min(2),
  note: text,
  /** What a service costs at least, and where all prices stand. */
  prices: z.strictObject({ text, link }).optional(),
  services: z.array(z.strictObject({ key: slug, name: text, text: text.optional(), href, picture })).min(1),
});
