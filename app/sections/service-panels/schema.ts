import { z } from 'zod';
import { serviceSelectorSchema } from '../service-selector/schema.ts';

/** The service selector of digital marketing pages, with pictures side by side. */
export const servicePanelsSchema = z.strictObject({
  ...serviceSelectorSchema.shape,
  type: z.literal('service-panels'),
});
