import { z } from 'zod';
import { link, office, picture, text } from '#app/content/schema/parts.ts';

/** The offices with their live clocks: the sun's place is the time. */
export const officesSchema = z.strictObject({
  type: z.literal('offices'),
  heading: text,
  /** Each office with its sky, and the land and sea before it (with a transparent sky), of one size. */
  offices: z.array(z.strictObject({ office, sky: picture, shore: picture })).min(1),
  link: link.optional(),
});
