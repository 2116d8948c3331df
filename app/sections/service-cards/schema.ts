import { z } from 'zod';
import { link, picture, text } from '#app/content/schema/parts.ts';

/** What we build, each with a drawn piece of interface. */
export const serviceCardsSchema = z.strictObject({
  type: z.literal('service-cards'),
  heading: text,
  /** Distinguishes the list from the page's other one, and links to prices. */
  text,
  /** A card may link to its price. */
  cards: z.array(z.strictObject({ title: text, description: text, picture, link: link.optional() })).min(1),
});
