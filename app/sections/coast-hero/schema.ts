import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';
import { contents, landingHero } from '../landing-hero/schema.ts';

/** The hero of digital marketing pages, and the coast that runs down the page from it. */
export const coastHeroSchema = z.strictObject({
  type: z.literal('coast-hero'),
  ...landingHero,
  contents,
  coast: z.strictObject({
    kind: z.enum(['palms', 'creek', 'lagoon', 'mangrove']),
    /** Along the shore, from top to bottom. */
    places: z.array(text).min(2),
  }),
});
