import { z } from 'zod';
import { href, picture, text } from '#app/content/schema/parts.ts';

/** Names by which the home page's seven services are hovered (landing-pages 2.3). */
export const hoverKeys = [
  'social',
  'seo',
  'performance',
  'web',
  'production',
  'branding',
  'digital',
] as const;

/** Large rotating words above the seven service names, each with its background picture. */
export const serviceListSchema = z.strictObject({
  type: z.literal('service-list'),
  label: text,
  words: z.array(text).min(2),
  note: text,
  /** Shown while no service is hovered. */
  resting: picture,
  services: z
    .array(z.strictObject({ key: z.enum(hoverKeys), name: text, href, picture }))
    .length(hoverKeys.length),
});
