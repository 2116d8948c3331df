import { z } from 'zod';
import { caseTab, prose, text, work } from '#app/content/schema/parts.ts';

/** Case studies in tabs. The lead-in is shown above the tabs. */
export const caseTabsSchema = z.strictObject({
  type: z.literal('case-tabs'),
  heading: text,
  leadIn: text,
  tabs: z.array(caseTab).min(1),
  /** A note on the results, such as their currency. */
  note: text.optional(),
  /** A pointer to more cases for certain readers, last of the first tab. */
  also: prose.optional(),
  /** Works from the reader's region: their cases come first. */
  first: z.array(work).optional(),
});
