import { z } from 'zod';
import { text, work } from '#app/content/schema/parts.ts';
import { contents, landingHero } from '../landing-hero/schema.ts';

const { tagline: _, ...hero } = landingHero;

/** A place on the coast, and why it stands beside its section. */
const stop = {
  name: text,
  text,
};

/** The hero of digital marketing pages, and the coast that runs down the page from it. */
export const coastHeroSchema = z.strictObject({
  type: z.literal('coast-hero'),
  ...hero,
  contents,
  /** A work whose result follows the first screen. */
  proof: work,
  coast: z.strictObject({
    kind: z.enum(['palms', 'creek', 'lagoon', 'mangrove']),
    /** Along the shore, from top to bottom. */
    places: z
      .array(
        z.strictObject({
          ...stop,
          /** The type of the section it stands beside. */
          beside: z.enum([
            'client-logos',
            'how-we-work',
            'brand-story',
            'about-block',
            'service-selector',
            'case-tabs',
            'client-reviews',
            'location-links',
          ]),
          /** Set by the template: which section of the page that is, and its anchor. */
          at: z.number().optional(),
          anchor: z.string().optional(),
        }),
      )
      .min(2),
    /** The office, where the boat arrives: a sign on its map. */
    berth: z.strictObject(stop),
  }),
});
