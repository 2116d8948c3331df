import { z } from 'zod';
import { latestArticles, text } from '#app/content/schema/parts.ts';

/** Intro and all articles, newest first. */
export const articleIndexSchema = z.strictObject({
  type: z.literal('article-index'),
  heading: text,
  text,
  /** Accessible name of the filter, and its label for all kinds. */
  kinds: z.strictObject({ label: text, everything: text }),
  articles: latestArticles,
});
