import { z } from 'zod';
import { link, text } from '#app/content/schema/parts.ts';

/** The last words of a page and the one thing to do next. */
export const invitationSchema = z.strictObject({
  type: z.literal('invitation'),
  heading: text,
  text,
  action: link,
});
