import { z } from 'zod';
import { day, picture, text, trail } from '#app/content/schema/parts.ts';

/** The first screen of an article: kind, author, day, reading time, title, poster. */
export const articleHeroSchema = z.strictObject({
  type: z.literal('article-hero'),
  trail,
  kind: text,
  date: day,
  dateLabel: text,
  minutes: text,
  /** Who wrote it. */
  byline: text.optional(),
  heading: text,
  picture,
});
