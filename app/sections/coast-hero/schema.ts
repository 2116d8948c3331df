import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';
import { contents, landingHero } from '../landing-hero/schema.ts';

/** The first screen of digital marketing, and the coast that begins in it and runs down the page. */
export const coastHeroSchema = z.strictObject({
  type: z.literal('coast-hero'),
  ...landingHero,
  contents,
  coast: z.strictObject({
    kind: z.enum(['palms', 'creek', 'lagoon', 'mangrove']),
    /** Along the shore, from the top to the foot of the page. */
    places: z.array(text).min(2),
  }),
});
