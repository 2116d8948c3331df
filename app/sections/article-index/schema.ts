import { z } from 'zod';
import { latestArticles, text } from '#app/content/schema/parts.ts';

/** The first words of the listing and all articles, newest first. */
export const articleIndexSchema = z.strictObject({
  type: z.literal('article-index'),
  heading: text,
  text,
  /** Names the buttons that show one kind. */
  label: text,
  /** The button that shows all kinds. */
  everything: text,
  articles: latestArticles,
});
