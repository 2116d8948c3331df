import { z } from 'zod';
import { link, text, work } from '#app/content/schema/parts.ts';

/** The first six works, each as people met it and with what came of it. */
export const worksPreviewSchema = z.strictObject({
  type: z.literal('works-preview'),
  heading: text,
  text,
  action: link,
  works: z.array(work).min(1),
});
