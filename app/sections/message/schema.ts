import { z } from 'zod';
import { link, office, picture, text } from '#app/content/schema/parts.ts';

/** A short message on a page of its own: thanks for a letter, and by when it is answered. */
export const messageSchema = z.strictObject({
  type: z.literal('message'),
  heading: text,
  text,
  /** By when the message is answered. */
  answer: z
    .strictObject({
      label: text,
      /** Without script, which knows the visitor's day. */
      text,
      /** With it: `{day}` and `{time}` are those of the office. */
      until: text,
      office,
      /** Working days that an answer may take. */
      days: z.int().positive(),
    })
    .optional(),
  links: z.array(link).min(1),
  picture,
});
