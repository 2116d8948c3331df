import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** Services as a ruled list. */
export const serviceCardsSchema = z.strictObject({
  type: z.literal('service-cards'),
  heading: text,
  cards: z.array(z.strictObject({ title: text, description: text })).min(1),
});
