import { z } from 'zod';
import { article, latestArticles, link, text } from '#app/content/schema/parts.ts';

/** Articles as cards: listed ones, or the newest. */
export const articleCardsSchema = z.strictObject({
  type: z.literal('article-cards'),
  heading: text,
  /** Label of the first, which is then larger. */
  next: text.optional(),
  link: link.optional(),
  articles: z.union([z.array(article), latestArticles]),
});
