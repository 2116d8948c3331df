import { z } from 'zod';
import { press, text } from '#app/content/schema/parts.ts';

/** What was written about the agency; the piece in the middle is enlarged. */
export const pressSchema = z.strictObject({
  type: z.literal('press'),
  heading: text,
  pieces: z.array(press).min(1),
});
