import { z } from 'zod';
import { text, work } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** Works of one service. */
export const serviceWorksSchema = z.strictObject({
  type: z.literal('service-works'),
  ground,
  heading: text,
  works: z.array(work).min(1).max(3),
});
