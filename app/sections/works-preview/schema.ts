import { z } from 'zod';
import { link, text, work } from '#app/content/schema/parts.ts';

/** The first six works: at full width, each presented differently, but for the fourth and fifth, which share a row. */
export const worksPreviewSchema = z.strictObject({
  type: z.literal('works-preview'),
  heading: text,
  text,
  action: link,
  works: z.array(work).min(1),
});
