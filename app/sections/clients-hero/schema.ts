import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** One wide word, a line, and places where clients live. */
export const clientsHeroSchema = z.strictObject({
  type: z.literal('clients-hero'),
  heading: text,
  text,
  pictures: z.array(picture).min(1),
});
