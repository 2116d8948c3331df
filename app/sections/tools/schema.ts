import { z } from 'zod';
import { text, tool } from '#app/content/schema/parts.ts';

/** Logos of the tools we use. */
export const toolsSchema = z.strictObject({
  type: z.literal('tools'),
  heading: text,
  text,
  tools: z.array(tool).min(1),
});
