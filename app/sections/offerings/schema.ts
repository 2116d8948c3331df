import { z } from 'zod';
import { link, picture, text } from '#app/content/schema/parts.ts';
import { composition } from '#app/content/schema/service.ts';
import { ground } from '../story/ground.ts';

/** What a service offers, one card each; phones show the first three until asked for all. */
export const offeringsSchema = z.strictObject({
  type: z.literal('offerings'),
  ground,
  composition: composition.shape.offerings,
  heading: text,
  /** What they lie around. */
  centre: picture.optional(),
  offerings: z
    .array(z.strictObject({ title: text, description: text, link, drawing: picture.optional() }))
    .min(1),
});
