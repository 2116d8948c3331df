import { z } from 'zod';
import { composition, day, person, picture, text, trail } from '#app/content/schema/parts.ts';

/** The hero of an article: kind, title, lead, author, date, reading time, cover. */
export const articleHeroSchema = z.strictObject({
  type: z.literal('article-hero'),
  /** The article's key, which its colours are scoped to. */
  article: text,
  trail,
  kind: text,
  date: day,
  dateLabel: text,
  minutes: text,
  /** The author, as a line and as a person. */
  byline: text.optional(),
  author: person.optional(),
  heading: text,
  lead: text,
  picture,
  /** The picture with more ground around it. */
  upright: composition.optional(),
});
