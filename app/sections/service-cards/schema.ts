import { z } from 'zod';
import { language, link, picture, text } from '#app/content/schema/parts.ts';
import { days } from '../web-hero/days.ts';

/** What we build, a drawn piece of an interface for each. */
export const serviceCardsSchema = z.strictObject({
  type: z.literal('service-cards'),
  days: days.optional(),
  heading: text,
  /** What the list says, beside the other one of the page, and where its prices stand. */
  text,
  /** A word of the heading in the script that is read from the right, large across from it. */
  mirrored: z.strictObject({ language, text }).optional(),
  /** A card may lead to what it costs. */
  cards: z.array(z.strictObject({ title: text, description: text, picture, link: link.optional() })).min(1),
});
