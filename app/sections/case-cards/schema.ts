import { z } from 'zod';
import { caseCards, link, text } from '#app/content/schema/parts.ts';

/** Case studies side by side; small screens show two. */
export const caseCardsSchema = z.strictObject({
  type: z.literal('case-cards'),
  heading: text,
  text,
  /** Labels above the first card and above the others, if those belong to another service. */
  own: text.optional(),
  others: text.optional(),
  cards: caseCards,
  action: link,
});
