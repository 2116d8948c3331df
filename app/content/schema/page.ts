import { z } from 'zod';
import { day, language, meta, slug, text } from './parts.ts';

/**
 * `pages/**`: a page is its meta and an ordered list of typed sections, which `app/pages/collections.ts` adds. Its
 * address is the file's path below `pages` (`index` stands for the folder itself) unless `path` says otherwise.
 */
export const pageSchema = z.strictObject({
  path: z
    .string()
    .regex(/^\/([\w-]+(\/[\w-]+)*)?$/, { error: 'an address such as /contact, without a slash at the end' })
    .optional(),
  meta,
  updated: day,
  language: language.optional(),
  /** Only of pages that sell one service in one place: the key of the service, and the place. */
  landing: z.strictObject({ service: slug, place: text }).optional(),
  /** Whether search engines may list it. Default true. */
  indexed: z.boolean().optional(),
  /** Whether other pages lead to it. Default true. */
  linked: z.boolean().optional(),
  /** What the floating chat button says first; nothing where it is left out. */
  chat: z.literal('greeting').optional(),
  /** Whether the header offers to book a meeting. */
  meeting: z.literal(true).optional(),
});
