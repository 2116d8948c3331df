import { z } from 'zod';
import { link, text } from '#app/content/schema/parts.ts';

const links = z.strictObject({ heading: text, links: z.array(link).min(1) });

/** An address that leads nowhere, and where to go instead. */
export const notFoundSchema = z.strictObject({
  type: z.literal('not-found'),
  heading: text,
  text,
  groups: z.array(links).min(1),
  /** Words before the link to the chat. */
  chat: z.strictObject({ text, label: text }),
});
