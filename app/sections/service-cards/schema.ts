import { z } from 'zod';
import { link, picture, text } from '#app/content/schema/parts.ts';

/** What we build, and for whom. */
export const serviceCardsSchema = z.strictObject({
  type: z.literal('service-cards'),
  heading: text,
  /** Distinguishes the list from the page's other one, and links to prices. */
  text,
  /** People of the place. */
  picture,
  /** A card may link to its price. */
  cards: z.array(z.strictObject({ title: text, description: text, link: link.optional() })).min(1),
});
