import { z } from 'zod';
import { caseCards, link, text } from '#app/content/schema/parts.ts';

/** Three case studies side by side; the third is left out on small screens. */
export const caseCardsSchema = z.strictObject({
  type: z.literal('case-cards'),
  heading: text,
  text,
  cards: caseCards,
  action: link,
});
