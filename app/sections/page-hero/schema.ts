import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** The first words of an overview page, and below them a wide picture. */
export const pageHeroSchema = z.strictObject({
  type: z.literal('page-hero'),
  heading: text,
  text,
  picture: picture.optional(),
});
