import { z } from 'zod';
import { composition, day, meta, person, picture, prose, sample, slug, text, work } from './parts.ts';

const written = z.strictObject({
  title: text,
  type: text,
  /** The author; the agency by default. */
  author: person.optional(),
  /** Subject: a service, and a work with a story. */
  service: slug.optional(),
  work: work.optional(),
  date: day,
  /** Defaults to `date`. */
  updated: day.optional(),
  meta,
  lead: text,
  /** What readers know afterwards: the end of the sentence that `known` of the templates begins. */
  takeaway: text,
  picture,
  /** A drawing for the article's page and its cards. `picture` is the fallback. */
  cover: picture.optional(),
  /** The cover, upright, with ground around it; and a close-up that stands beside a quote. */
  upright: composition.optional(),
  detail: composition.optional(),
  /** Whether its labelled paragraphs are the entries of a diary, each of one day. */
  diary: z.boolean().optional(),
  /** Pictures beside the text on large screens: the first at the start, the others spread over the chapters. */
  sides: z.array(picture),
  /** Who or what the first of the sides shows. */
  caption: text.optional(),
  draft: z.literal(true).optional(),
  sample,
  body: prose,
});

/** `articles/*.md`, at `/blogs/{file name}`. */
export const articleSchema = written.transform((article) => ({
  ...article,
  updated: article.updated ?? article.date,
}));
