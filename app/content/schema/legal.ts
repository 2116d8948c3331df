import { z } from 'zod';
import { day, meta, prose, text } from './parts.ts';

/** `legal/*.md`: every heading of the second depth is a section with an entry in the sidebar. */
export const legalSchema = z.strictObject({
  path: z.string().startsWith('/'),
  title: text,
  meta,
  updated: day,
  /** Shown to visitors; left out until it is known. */
  lastUpdated: text.optional(),
  intro: text,
  body: prose,
});
