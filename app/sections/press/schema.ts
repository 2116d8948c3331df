import { z } from 'zod';
import { press, text } from '#app/content/schema/parts.ts';

/** Articles about the agency; the active one is enlarged. */
export const pressSchema = z.strictObject({
  type: z.literal('press'),
  heading: text,
  pieces: z.array(press).min(1),
});
