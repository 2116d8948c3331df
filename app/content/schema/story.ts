import { z } from 'zod';
import { inks } from './inks.ts';
import { day, meta, picture, sample, text } from './parts.ts';

/**
 * `stories/*.yaml`: the file's name is the last part of the address, `/works/{name}`. Its opening and its chapters are
 * sections, which `app/pages/collections.ts` adds.
 */
export const storySchema = z.strictObject({
  title: text,
  meta,
  updated: day,
  heading: text,
  subHeading: text,
  inks,
  /** A story without bullets shows the general ones. */
  bullets: z.array(text).min(1).optional(),
  /** The poster on cards. */
  picture,
  /** What we would make for a name that a business may bear: no job was done. The launch check lists it. */
  kind: z.literal('study').optional(),
  sample,
});
