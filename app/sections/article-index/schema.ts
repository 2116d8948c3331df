import { z } from 'zod';
import { article, latestArticles, text } from '#app/content/schema/parts.ts';

/** The first words of the listing and all articles: the one that leads, then the newest first. */
export const articleIndexSchema = z.strictObject({
  type: z.literal('article-index'),
  heading: text,
  text,
  /** Leads in place of the newest. */
  lead: article.optional(),
  articles: latestArticles,
});
