import { z } from 'zod';
import { href, picture, slug, text } from '#app/content/schema/parts.ts';

/** Large rotating words above the service names, each with its background picture. */
export const serviceListSchema = z.strictObject({
  type: z.literal('service-list'),
  label: text,
  words: z.array(text).min(2),
  note: text,
  services: z.array(z.strictObject({ key: slug, name: text, href, picture })).min(1),
});
