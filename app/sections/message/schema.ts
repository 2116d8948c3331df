import { z } from 'zod';
import { link, office, picture, text } from '#app/content/schema/parts.ts';

/** A short message on a page of its own: thanks for a message, and when it is answered. */
export const messageSchema = z.strictObject({
  type: z.literal('message'),
  heading: text,
  text,
  /** When the message is answered. */
  answer: z
    .strictObject({
      label: text,
      /** Shown without script, which determines the day. */
      text,
      /** Template with `{day}` and `{time}` in the office's time zone. */
      until: text,
      /** The same for visitors in another time zone. */
      local: text.optional(),
      office,
      /** Maximum working days until the answer. */
      days: z.int().positive(),
    })
    .optional(),
  links: z.array(link).min(1),
  picture,
});
