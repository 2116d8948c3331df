import { z } from 'zod';
import { figure, link, text } from '#app/content/schema/parts.ts';

/** The agency in a few lines and figures. */
export const aboutBlockSchema = z.strictObject({
  type: z.literal('about-block'),
  heading: text,
  text,
  figures: z.array(figure).min(1),
  action: link,
});
