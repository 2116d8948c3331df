import { z } from 'zod';
import { coast } from '../coast-hero/schema.ts';
import { serviceSelectorSchema } from '../service-selector/schema.ts';

/** The service selector of digital marketing pages, below the coast of their place. */
export const servicePanelsSchema = z.strictObject({
  ...serviceSelectorSchema.shape,
  type: z.literal('service-panels'),
  coast,
});
