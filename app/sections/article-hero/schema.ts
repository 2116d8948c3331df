import { z } from 'zod';
import { day, person, picture, text, trail } from '#app/content/schema/parts.ts';

/** The first screen of an article: kind, title, author, day, reading time, poster. */
export const articleHeroSchema = z.strictObject({
  type: z.literal('article-hero'),
  trail,
  kind: text,
  date: day,
  dateLabel: text,
  minutes: text,
  /** Who wrote it, in a line and in person. */
  byline: text.optional(),
  author: person.optional(),
  heading: text,
  picture,
});
