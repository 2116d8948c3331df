import { z } from 'zod';
import { day, meta, picture, prose, sample, text } from './parts.ts';

/** `articles/*.md`: the file's name is the last part of the address, `/blogs/{name}`. */
export const articleSchema = z.strictObject({
  title: text,
  type: text,
  date: day,
  updated: day,
  meta,
  lead: text,
  picture,
  /** Two pictures beside the text on large screens. */
  sides: z.array(picture).length(2),
  draft: z.literal(true).optional(),
  sample,
  body: prose,
});
