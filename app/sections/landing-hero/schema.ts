import { z } from 'zod';
import { link, picture, text, trail, work } from '#app/content/schema/parts.ts';

/** What the first screens of all kinds ask for: the price from which the work starts, where the others stand, and how long one is bound at least. */
export const price = link.extend({ terms: text.optional() });

/** Filled in: links to what a reader asks, on the page itself. */
export const contents = z.strictObject({ label: text, links: z.array(link) }).optional();

/** What the two first screens with pictures that take turns have in common. */
export const landingHero = {
  /** Filled in from the page's service and place. */
  trail: trail.optional(),
  place: text.optional(),
  heading: text,
  description: text,
  tagline: text,
  price,
  pictures: z.array(picture).min(1),
  /** A work whose result is the first that a visitor reads. */
  proof: work.optional(),
  /** Which of the scheduler's labels the button has, and what is read out after it. */
  action: z.enum(['proposal', 'connect']),
  actionMore: text.optional(),
};
