import { z } from 'zod';
import { link, picture, text, work } from '#app/content/schema/parts.ts';

/** A carousel of works. */
export const latestWorkSchema = z.strictObject({
  type: z.literal('latest-work'),
  heading: text,
  works: z.array(work).min(1),
  /** Screenshots, one per work, repeating. */
  screens: z.array(picture).optional(),
  action: link.optional(),
});
