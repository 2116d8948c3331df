import { z } from 'zod';
import { link, picture, text, work } from '#app/content/schema/parts.ts';

/** Works in a row that moves. */
export const latestWorkSchema = z.strictObject({
  type: z.literal('latest-work'),
  heading: text,
  works: z.array(work).min(1),
  /** What was built, as its visitors see it, one for each work in turn. */
  screens: z.array(picture).optional(),
  action: link.optional(),
});
