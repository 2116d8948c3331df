import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** An invitation to the chat. */
export const consultSchema = z.strictObject({
  type: z.literal('consult'),
  heading: text,
  text,
  /** Words of the link that opens the chat. */
  label: text,
});
