import { z } from 'zod';
import { latestArticles, text } from '#app/content/schema/parts.ts';

/** The first words of the listing and all articles, the newest first. */
export const articleIndexSchema = z.strictObject({
  type: z.literal('article-index'),
  heading: text,
  text,
  /** Names the buttons that show one kind, and the one that shows all. */
  kinds: z.strictObject({ label: text, everything: text }),
  articles: latestArticles,
});
