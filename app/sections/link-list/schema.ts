import { z } from 'zod';
import { href, text } from '#app/content/schema/parts.ts';

/** A few pages that belong beside this one, each with a line about it. */
export const linkListSchema = z.strictObject({
  type: z.literal('link-list'),
  heading: text,
  links: z.array(z.strictObject({ label: text, href, text })).min(1),
});
