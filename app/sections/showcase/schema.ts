import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';
import { days } from '../web-hero/days.ts';

/** What a service consists of: a list whose items unfold when they are pointed at. */
export const showcaseSchema = z.strictObject({
  type: z.literal('showcase'),
  days: days.optional(),
  heading: text,
  /** What the list says, where a page has another beside it. */
  text: text.optional(),
  items: z.array(z.strictObject({ title: text, description: text, picture })).min(1),
});
