import { z } from 'zod';
import { href, latestArticles, link, picture, text } from '#app/content/schema/parts.ts';

const links = z.strictObject({ heading: text, links: z.array(link).min(1) });

/** The 404 page, with links to other pages. */
export const notFoundSchema = z.strictObject({
  type: z.literal('not-found'),
  heading: text,
  text,
  /** A few pages as pictures, each with a fact about it. */
  wanted: z
    .strictObject({
      heading: text,
      pages: z.array(z.strictObject({ label: text, text, href, picture })).min(1),
    })
    .optional(),
  articles: z.strictObject({ heading: text, newest: latestArticles }).optional(),
  groups: z.array(links).min(1).optional(),
  /** Text before the chat link. */
  chat: z.strictObject({ text, label: text }),
});
