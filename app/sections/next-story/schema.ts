import { z } from 'zod';
import { href, picture, text } from '#app/content/schema/parts.ts';

/** The story to read after this one, in its own inks. */
export const nextStorySchema = z.strictObject({
  type: z.literal('next-story'),
  label: text,
  title: text,
  heading: text,
  href,
  picture,
  /** A wide composition with its subject at the right, for windows that have the room. */
  wide: picture.optional(),
});
