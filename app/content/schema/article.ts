import { z } from 'zod';
import { day, meta, person, picture, prose, sample, slug, text, work } from './parts.ts';

/** `articles/*.md`: the file's name is the last part of the address, `/blogs/{name}`. */
export const articleSchema = z.strictObject({
  title: text,
  type: text,
  /** Who wrote it. The agency signs where nobody is named. */
  author: person.optional(),
  /** What it is about: a service, and a work with a story. */
  service: slug.optional(),
  work: work.optional(),
  date: day,
  updated: day,
  meta,
  lead: text,
  picture,
  /** How the listing shows it: a drawing in its own form. The picture stands in for it. */
  cover: picture.optional(),
  /** Pictures beside the text on large screens, by turns before and after it. */
  sides: z.array(picture),
  draft: z.literal(true).optional(),
  sample,
  body: prose,
});
