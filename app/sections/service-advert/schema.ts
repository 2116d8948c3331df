import { z } from 'zod';
import { figure, picture, text, work } from '#app/content/schema/parts.ts';
import { composition } from '#app/content/schema/service.ts';

/** A service's advert. */
export const serviceAdvertSchema = z.strictObject({
  type: z.literal('service-advert'),
  composition: composition.shape.advert,
  advert: picture,
  /** Composition for narrow viewports. */
  narrow: picture.optional(),
  heading: text.optional(),
  caption: text.optional(),
  work: work.optional(),
  /** Shown here if not with the description. */
  figures: z.array(figure).min(1).optional(),
});
