import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** What a service consists of: a list whose items expand on hover and focus. */
export const showcaseSchema = z.strictObject({
  type: z.literal('showcase'),
  heading: text,
  /** Distinguishes the list from the page's other one. */
  text: text.optional(),
  items: z.array(z.strictObject({ title: text, description: text, picture })).min(1),
});
