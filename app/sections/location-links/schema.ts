import { z } from 'zod';
import { link, text } from '#app/content/schema/parts.ts';

/** The same service in other places. */
export const locationLinksSchema = z.strictObject({
  type: z.literal('location-links'),
  heading: text,
  links: z.array(link).min(1),
});
