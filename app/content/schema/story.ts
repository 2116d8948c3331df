import { z } from 'zod';
import { inks } from './inks.ts';
import { day, meta, picture, sample, text } from './parts.ts';

/**
 * `stories/*.yaml`, at `/works/{file name}`. Opening and chapters are sections, which `app/pages/collections.ts` adds.
 */
export const storySchema = z.strictObject({
  title: text,
  meta,
  updated: day,
  heading: text,
  subHeading: text,
  inks,
  /** Defaults to the general bullets of `settings/templates.yaml`. */
  bullets: z.array(text).min(1).optional(),
  /** Poster for cards. */
  picture,
  /** Work for an invented name: no job was done. The launch check lists it. */
  kind: z.literal('study').optional(),
  sample,
});
