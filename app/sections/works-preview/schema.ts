import { z } from 'zod';
import { link, text, work } from '#app/content/schema/parts.ts';

/** The first six of eight works, in three columns beside a heading. */
export const worksPreviewSchema = z.strictObject({
  type: z.literal('works-preview'),
  heading: text,
  text,
  action: link,
  works: z.array(work).length(8),
});
