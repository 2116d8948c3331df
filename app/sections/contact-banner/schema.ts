import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** A wide picture with one statement. */
export const contactBannerSchema = z.strictObject({
  type: z.literal('contact-banner'),
  heading: text,
  text,
  picture,
});
