import { z } from 'zod';
import { day, href, meta, prose, text } from './parts.ts';

/**
 * `legal/*.md`: every heading of the second depth is a section with an entry in the sidebar. A quote right after it
 * says the section in one plain line.
 */
export const legalSchema = z.strictObject({
  path: z.string().startsWith('/'),
  title: text,
  meta,
  updated: day,
  /** Shown to visitors; left out until it is known. */
  lastUpdated: text.optional(),
  /** The whole text in one sentence, set large. */
  statement: text,
  intro: text,
  /** What visitors ask first, answered in a line each that leads to where the text says it. */
  summary: z
    .strictObject({
      heading: text,
      answers: z.array(z.strictObject({ question: text, answer: text, href })).min(1),
    })
    .optional(),
  /** Fields of a form that the page leaves blacked out. */
  fields: z.array(text).min(1).optional(),
  body: prose,
});
