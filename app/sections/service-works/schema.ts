import { z } from 'zod';
import { text, work } from '#app/content/schema/parts.ts';
import { composition } from '#app/content/schema/service.ts';
import { ground } from '../story/ground.ts';

/** Works of one service. */
export const serviceWorksSchema = z.strictObject({
  type: z.literal('service-works'),
  ground,
  composition: composition.shape.works,
  heading: text,
  works: z.array(work).min(1).max(3),
});
