import { z } from 'zod';
import { href, picture, text } from '#app/content/schema/parts.ts';

/** The next story, in its own colours. */
export const nextStorySchema = z.strictObject({
  type: z.literal('next-story'),
  label: text,
  title: text,
  heading: text,
  href,
  picture,
  /** A wide composition with its subject on the right, for wide viewports. */
  wide: picture.optional(),
});
