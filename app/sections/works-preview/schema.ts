import { z } from 'zod';
import { link, text, work } from '#app/content/schema/parts.ts';

/** The first six works as plans on a chart. */
export const worksPreviewSchema = z.strictObject({
  type: z.literal('works-preview'),
  heading: text,
  text,
  action: link,
  works: z.array(work).min(1),
});
