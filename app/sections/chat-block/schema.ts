import { z } from 'zod';
import { office, text } from '#app/content/schema/parts.ts';

/** Ways to reach an office, its map, and the form that asks for a call. */
export const chatBlockSchema = z.strictObject({
  type: z.literal('chat-block'),
  heading: text,
  phoneLabel: text,
  emailLabel: text,
  office,
  callback: z.strictObject({ heading: text, text }),
});
