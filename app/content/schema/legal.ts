import { z } from 'zod';
import { day, href, meta, prose, text } from './parts.ts';

/**
 * `legal/*.md`: every second-level heading starts a section with a sidebar entry. A quote right after it summarises
 * the section in one plain line.
 */
export const legalSchema = z.strictObject({
  path: z.string().startsWith('/'),
  title: text,
  meta,
  updated: day,
  /** Shown to visitors; omitted while unknown. */
  lastUpdated: text.optional(),
  /** One-sentence summary, set large. */
  statement: text,
  intro: text,
  /** Frequent questions, each with a one-line answer linking to the passage. */
  summary: z
    .strictObject({
      heading: text,
      answers: z.array(z.strictObject({ question: text, answer: text, href })).min(1),
    })
    .optional(),
  /** Form fields that the page shows redacted. */
  fields: z.array(text).min(1).optional(),
  body: prose,
});
