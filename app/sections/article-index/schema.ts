import { z } from 'zod';
import { latestArticles, text } from '#app/content/schema/parts.ts';

/** The first words of the listing and all articles, the newest first. */
export const articleIndexSchema = z.strictObject({
  type: z.literal('article-index'),
  heading: text,
  text,
  articles: latestArticles,
});
