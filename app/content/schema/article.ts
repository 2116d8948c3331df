import { z } from 'zod';
import { day, meta, person, picture, prose, sample, slug, text, work } from './parts.ts';

const written = z.strictObject({
  title: text,
  type: text,
  /** Who wrote it. The agency signs where nobody is named. */
  author: person.optional(),
  /** What it is about: a service, and a work with a story. */
  service: slug.optional(),
  work: work.optional(),
  date: day,
  /** The day of its date, where it has not changed since. */
  updated: day.optional(),
  meta,
  lead: text,
  picture,
  /** A drawing in the form of the article, on its page and wherever it is listed. The picture stands in for it. */
  cover: picture.optional(),
  /** Pictures beside the text on large screens: the first at its beginning, the others spread over its chapters. */
  sides: z.array(picture),
  draft: z.literal(true).optional(),
  sample,
  body: prose,
});

/** `articles/*.md`: the file's name is the last part of the address, `/blogs/{name}`. */
export const articleSchema = written.transform((article) => ({
  ...article,
  updated: article.updated ?? article.date,
}));
