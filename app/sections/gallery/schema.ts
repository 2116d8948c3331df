import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** Pictures of a place, with a title and a caption each. */
export const gallerySchema = z.strictObject({
  type: z.literal('gallery'),
  heading: text,
  text,
  pictures: z.array(z.strictObject({ title: text, caption: text, picture })).min(1),
});
