import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

/** What we build, a drawn piece of an interface for each. */
export const serviceCardsSchema = z.strictObject({
  type: z.literal('service-cards'),
  heading: text,
  cards: z.array(z.strictObject({ title: text, description: text, picture })).min(1),
});
