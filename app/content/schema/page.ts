import { z } from 'zod';
import { day, language, meta, slug, text } from './parts.ts';

/**
 * `pages/**`: meta and an ordered list of typed sections, which `app/pages/collections.ts` adds. The address is the
 * path below `pages` (`index` for the folder itself) unless `path` is set.
 */
export const pageSchema = z.strictObject({
  path: z
    .string()
    .regex(/^\/([\w-]+(\/[\w-]+)*)?$/, { error: 'an address such as /contact, without a slash at the end' })
    .optional(),
  meta,
  updated: day,
  language: language.optional(),
  /** For pages that sell one service in one place: the service's key, and the place. */
  landing: z.strictObject({ service: slug, place: text }).optional(),
  /** Whether search engines may index it. Default true. */
  indexed: z.boolean().optional(),
  /** Whether other pages link to it. Default true. */
  linked: z.boolean().optional(),
  /** Whether the chat link has a prefilled greeting. Default no. */
  chat: z.literal('greeting').optional(),
  /** Whether the header offers to book a meeting. */
  meeting: z.literal(true).optional(),
});
