import { z } from 'zod';
import { href, picture, text } from '#app/content/schema/parts.ts';

/** A few related pages with a line about each. */
export const linkListSchema = z.strictObject({
  type: z.literal('link-list'),
  heading: text,
  links: z.array(z.strictObject({ label: text, href, text, picture: picture.optional() })).min(1),
});
