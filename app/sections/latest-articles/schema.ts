import { z } from 'zod';
import { latestArticles, link, text } from '#app/content/schema/parts.ts';

/** The newest articles, the first of them large. */
export const latestArticlesSchema = z.strictObject({
  type: z.literal('latest-articles'),
  heading: text,
  link,
  articles: latestArticles,
});
