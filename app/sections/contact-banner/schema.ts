import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** The head of a letter: one statement and one sentence. */
export const contactBannerSchema = z.strictObject({
  type: z.literal('contact-banner'),
  heading: text,
  text,
});
