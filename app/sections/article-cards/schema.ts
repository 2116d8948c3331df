import { z } from 'zod';
import { article, text } from '#app/content/schema/parts.ts';

/** Other articles as cards. */
export const articleCardsSchema = z.strictObject({
  type: z.literal('article-cards'),
  heading: text,
  /** Names the first, which then leads. */
  next: text.optional(),
  articles: z.array(article),
});
