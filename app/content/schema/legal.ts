import { z } from 'zod';
import { day, meta, prose, text } from './parts.ts';

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
  /** Fields of a form that the page leaves blacked out. */
  fields: z.array(text).min(1).optional(),
  body: prose,
});
