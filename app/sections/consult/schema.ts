import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** An invitation to chat. */
export const consultSchema = z.strictObject({
  type: z.literal('consult'),
  heading: text,
  text,
  /** Label of the chat link. */
  label: text,
});
