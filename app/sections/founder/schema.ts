import { z } from 'zod';
import { person, picture, text } from '#app/content/schema/parts.ts';

/** Who began it: a large portrait, a life in a paragraph, and where it was lived. */
export const founderSchema = z.strictObject({
  type: z.literal('founder'),
  heading: text,
  person,
  profile: text,
  picture,
});
