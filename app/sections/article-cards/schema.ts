import { z } from 'zod';
import { article, latestArticles, link, text } from '#app/content/schema/parts.ts';

/** Articles as cards: those that are named, or the newest. */
export const articleCardsSchema = z.strictObject({
  type: z.literal('article-cards'),
  heading: text,
  /** Names the first, which then leads. */
  next: text.optional(),
  link: link.optional(),
  articles: z.union([z.array(article), latestArticles]),
});
