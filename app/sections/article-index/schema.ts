import { z } from 'zod';
import { latestArticles, text } from '#app/content/schema/parts.ts';

/** All articles, newest first. */
export const articleIndexSchema = z.strictObject({
  type: z.literal('article-index'),
  heading: text,
  articles: latestArticles,
});
