import { z } from 'zod';
import { link, picture, text, trail } from '#app/content/schema/parts.ts';

/** The lowest price of a service, a link to the others, and the minimum term. */
export const price = link.extend({ terms: text.optional() });

/** Set by the template: links to the page's answers. */
export const contents = z.strictObject({ label: text, links: z.array(link) }).optional();

/** Fields shared by the two heroes with rotating pictures. */
export const landingHero = {
  /** Set by the template, from service and place. */
  trail: trail.optional(),
  place: text.optional(),
  heading: text,
  description: text,
  tagline: text,
  price,
  pictures: z.array(picture).min(1),
  /** Which scheduler label the button has, and what is read out after it. */
  action: z.enum(['proposal', 'connect']),
  actionMore: text.optional(),
};
