import { z } from 'zod';
import { link, picture, text } from '#app/content/schema/parts.ts';

/** Services to choose from, each with a description and a picture. */
export const serviceSelectorSchema = z.strictObject({
  type: z.literal('service-selector'),
  heading: text,
  services: z.array(z.strictObject({ name: text, description: text, picture })).min(1),
  action: link,
});
