import { z } from 'zod';
import { caseTab, prose, text, work } from '#app/content/schema/parts.ts';

/** Case studies by category, in tabs. The lead-in stands above the tabs and is none of them. */
export const caseTabsSchema = z.strictObject({
  type: z.literal('case-tabs'),
  heading: text,
  leadIn: text,
  tabs: z.array(caseTab).min(1),
  /** What a reader should know of the results, such as their currency. */
  note: text.optional(),
  /** For which readers there is more, and where: below the cases, on pages of all channels. */
  also: prose.optional(),
  /** Works from near the page's reader: their cases come first in their tabs. */
  first: z.array(work).optional(),
});
