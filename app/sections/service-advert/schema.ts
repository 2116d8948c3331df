import { z } from 'zod';
import { figure, picture, text, work } from '#app/content/schema/parts.ts';
import { composition } from '#app/content/schema/service.ts';

/** The advert of a service. */
export const serviceAdvertSchema = z.strictObject({
  type: z.literal('service-advert'),
  composition: composition.shape.advert,
  advert: picture,
  /** What narrow windows show in its place. */
  narrow: picture.optional(),
  caption: text.optional(),
  work: work.optional(),
  /** Stand with it where they do not stand with the description. */
  figures: z.array(figure).min(1).optional(),
});
