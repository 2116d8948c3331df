import { z } from 'zod';
import { picture, text, trail, work } from '#app/content/schema/parts.ts';

/** The first screen of a landing page. Its pictures take turns: in a sail or, with a flag, on the face of a coin. */
export const landingHeroSchema = z.strictObject({
  type: z.literal('landing-hero'),
  /** Filled in from the page's service and place. */
  trail: trail.optional(),
  place: text.optional(),
  heading: text,
  description: text,
  tagline: text,
  /** Of the pages of performance marketing: what the coin says, and the water from which it rises. */
  // The edge of the coin is only so long.
  flag: text.max(23).optional(),
  scene: picture.optional(),
  /** Of the pages of digital marketing: the coast that the page runs down, and what its waters carry. */
  coast: z
    .strictObject({
      kind: z.enum(['palms', 'creek', 'lagoon', 'mangrove']),
      /** Along the shore, from the top to the foot of the page. */
      places: z.array(text).min(2),
      /** Ways on which customers come. */
      channels: z.array(text).length(3),
    })
    .optional(),
  pictures: z.array(picture).min(1),
  /** A work whose result is the first that a visitor reads. */
  proof: work.optional(),
  /** Which of the scheduler's labels the button has, and what is read out after it. */
  action: z.enum(['proposal', 'connect']),
  actionMore: text.optional(),
});
