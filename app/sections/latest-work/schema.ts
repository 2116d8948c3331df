import { z } from 'zod';
import { link, text, work } from '#app/content/schema/parts.ts';

/** Works in a row that moves. */
export const latestWorkSchema = z.strictObject({
  type: z.literal('latest-work'),
  heading: text,
  works: z.array(work).min(1),
  action: link.optional(),
});
