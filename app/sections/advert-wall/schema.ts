import { z } from 'zod';
import { picture } from '#app/content/schema/parts.ts';

/** The advert of a service, posted edge to edge with others as on a street wall. */
export const advertWallSchema = z.strictObject({
  type: z.literal('advert-wall'),
  advert: picture,
  beside: z.array(picture),
});
