import { z } from 'zod';
import { link, text } from '#app/content/schema/parts.ts';

/** Closing words with a call to action. */
export const invitationSchema = z.strictObject({
  type: z.literal('invitation'),
  heading: text,
  text,
  action: link,
});
