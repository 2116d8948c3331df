import { z } from 'zod';
import { link, picture, text } from '#app/content/schema/parts.ts';

/** A short message on a page of its own: thanks for a letter, or a page that was not found. */
export const messageSchema = z.strictObject({
  type: z.literal('message'),
  heading: text,
  text,
  links: z.array(link).min(1),
  picture,
});
