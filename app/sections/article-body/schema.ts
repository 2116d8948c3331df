import { z } from 'zod';
import { href, picture, prose, text } from '#app/content/schema/parts.ts';

/** The text of an article beside pictures. On small screens it opens on demand. */
export const articleBodySchema = z.strictObject({
  type: z.literal('article-body'),
  lead: text,
  body: prose,
  sides: z.array(picture),
  /** The service and the work that it is about. */
  related: z.array(z.strictObject({ label: text, title: text, href })),
  more: text,
  less: text,
});
