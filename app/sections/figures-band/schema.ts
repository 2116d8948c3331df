import { z } from 'zod';
import { figure, text } from '#app/content/schema/parts.ts';

/** The agency's figures, on a band of their own. */
export const figuresBandSchema = z.strictObject({
  type: z.literal('figures-band'),
  heading: text,
  figures: z.array(figure).min(1),
});
