import { z } from 'zod';
import { link, text, work } from '#app/content/schema/parts.ts';

/** The first six works: three at full width, each presented differently, and three in a row. */
export const worksPreviewSchema = z.strictObject({
  type: z.literal('works-preview'),
  heading: text,
  text,
  action: link,
  works: z.array(work).min(1),
});
