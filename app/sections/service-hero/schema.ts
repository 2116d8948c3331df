import { z } from 'zod';
import { link, phrases, picture, slug, text, trail } from '#app/content/schema/parts.ts';
import { composition } from '#app/content/schema/service.ts';

/** The hero of a service: its name, a large sub-heading and its drawings. */
export const serviceHeroSchema = z.strictObject({
  type: z.literal('service-hero'),
  /** Key that scopes the service's colours. */
  world: slug,
  composition: composition.shape.hero,
  trail,
  heading: text,
  text: phrases,
  drawings: z.array(picture).min(1),
  narrow: z.array(picture).optional(),
  caption: text.optional(),
  fee: text.optional(),
  action: link,
});
