import { z } from 'zod';
import { day, href, meta, prose, text } from './parts.ts';

/** Data by what becomes of it: what is `withheld` is shown redacted, what is stored is written out. */
export const kept = z
  .array(z.strictObject({ label: text, items: z.array(text).min(1), withheld: z.literal(true).optional() }))
  .min(1);

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
  kept: kept.optional(),
  body: prose,
});
