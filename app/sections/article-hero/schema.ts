import { z } from 'zod';
import { day, picture, text, trail } from '#app/content/schema/parts.ts';

/** The first screen of an article: kind, day, reading time, title, poster. */
export const articleHeroSchema = z.strictObject({
  type: z.literal('article-hero'),
  trail,
  kind: text,
  date: day,
  dateLabel: text,
  minutes: text,
  heading: text,
  picture,
});
