import { z } from 'zod';
import { article, text } from '#app/content/schema/parts.ts';

/** Other articles in a grid of small cards. */
export const articleCardsSchema = z.strictObject({
  type: z.literal('article-cards'),
  heading: text,
  articles: z.array(article),
});
