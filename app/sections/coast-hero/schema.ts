import { z } from 'zod';
import { text, work } from '#app/content/schema/parts.ts';
import { contents, landingHero } from '../landing-hero/schema.ts';

const { tagline: _, ...hero } = landingHero;

/** A coast from above, and whom its places hold for us. */
export const coast = z.strictObject({
  kind: z.enum(['palms', 'creek', 'lagoon', 'mangrove']),
  /** Along the shore, from north to south. */
  places: z
    .array(z.strictObject({ name: text, text }))
    .min(2)
    .max(6),
});

/** The hero of digital marketing pages, and the coast it lies before; the template shows its places further down. */
export const coastHeroSchema = z.strictObject({
  type: z.literal('coast-hero'),
  ...hero,
  contents,
  /** A work whose result follows the first screen. */
  proof: work,
  coast,
});
