import { z } from 'zod';
import { caseTab, text } from '#app/content/schema/parts.ts';

/** Case studies by category, in tabs. The lead-in stands above the tabs and is none of them. */
export const caseTabsSchema = z.strictObject({
  type: z.literal('case-tabs'),
  heading: text,
  leadIn: text,
  tabs: z.array(caseTab).min(1),
});
