import { z } from 'zod';
import { link, text } from '#app/content/schema/parts.ts';

const links = z.strictObject({ heading: text, links: z.array(link).min(1) });

/** The 404 page, with links to other pages. */
export const notFoundSchema = z.strictObject({
  type: z.literal('not-found'),
  heading: text,
  text,
  groups: z.array(links).min(1),
  /** Text before the chat link. */
  chat: z.strictObject({ text, label: text }),
});
