import { z } from 'zod';
import { figure, text } from '#app/content/schema/parts.ts';

/** Figures in a row. */
export const statsSchema = z.strictObject({
  type: z.literal('stats'),
  heading: text,
  figures: z.array(figure).min(1),
});
