import { z } from 'zod';
import { day, href, meta, prose, slug, text } from './parts.ts';

/** What is there, such as stored data or what is promised, unless an entry says otherwise. */
export const kept = z
  .array(
    z.strictObject({
      label: text,
      items: z.array(text).min(1),
      /** Stored, and out of most people's reach. */
      locked: z.literal(true).optional(),
      /** Not there: never asked for, not promised, or erased. */
      withheld: z.literal(true).optional(),
      /** How many months it is or counts: `items` say so, and what comes after. */
      months: z.number().int().positive().optional(),
    }),
  )
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
  /** What is there and what is not, by the id of the section that says it in full. */
  kept: z.record(slug, kept).optional(),
  body: prose,
});
