import { z } from 'zod';
import { link, phrases, picture, slug, text, trail } from '#app/content/schema/parts.ts';
import { composition } from '#app/content/schema/service.ts';

/** The first screen of a service: its name, and its sub-heading as large as the window with what is drawn for it. */
export const serviceHeroSchema = z.strictObject({
  type: z.literal('service-hero'),
  /** The name under which the service's inks hold. */
  world: slug,
  composition: composition.shape.hero,
  trail,
  heading: text,
  text: phrases,
  drawings: z.array(picture).min(1),
  narrow: z.array(picture).optional(),
  fee: text.optional(),
  action: link,
});
