import { z } from 'zod';
import { link, picture, text } from '#app/content/schema/parts.ts';

/** A closing invitation with one thing to do. */
export const bannerSchema = z.strictObject({
  type: z.literal('banner'),
  heading: text,
  text: text.optional(),
  action: link,
  picture,
});
