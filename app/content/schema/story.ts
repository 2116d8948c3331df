import { z } from 'zod';
import { day, meta, picture, sample, text } from './parts.ts';

/** `stories/*.yaml`: the file's name is the last part of the address, `/works/{name}`. */
export const storySchema = z.strictObject({
  title: text,
  meta,
  updated: day,
  heading: text,
  subHeading: text,
  details: z.array(text).min(1),
  /** A story without bullets shows the general ones. */
  bullets: z.array(text).min(1).optional(),
  picture,
  /** The picture where the public meets it, and a line about that. */
  inPlace: z.strictObject({ picture, caption: text }).optional(),
  /** What we would make for a name that a business may bear: no job was done. The launch check lists it. */
  kind: z.literal('study').optional(),
  sample,
});
