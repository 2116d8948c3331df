import { z } from 'zod';
import { caseCards, link, text } from '#app/content/schema/parts.ts';
import { days } from '../web-hero/days.ts';

/** Case studies side by side; small screens leave out all but two. */
export const caseCardsSchema = z.strictObject({
  type: z.literal('case-cards'),
  days: days.optional(),
  heading: text,
  text,
  /** Above the first card and above those after it, where they are another service's: whose they are. */
  own: text.optional(),
  others: text.optional(),
  cards: caseCards,
  action: link,
});
