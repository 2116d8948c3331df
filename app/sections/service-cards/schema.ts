import { z } from 'zod';
import { language, picture, text } from '#app/content/schema/parts.ts';

/** What we build, a drawn piece of an interface for each. */
export const serviceCardsSchema = z.strictObject({
  type: z.literal('service-cards'),
  heading: text,
  /** That the cards are read from the right, in each language that is read so or explains it. */
  order: z.array(z.strictObject({ language, text })).min(1).optional(),
  cards: z.array(z.strictObject({ title: text, description: text, picture })).min(1),
});
