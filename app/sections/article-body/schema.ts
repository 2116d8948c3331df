import { z } from 'zod';
import { picture, prose, text } from '#app/content/schema/parts.ts';

/** The text of an article between two pictures. On small screens it opens on demand. */
export const articleBodySchema = z.strictObject({
  type: z.literal('article-body'),
  lead: text,
  body: prose,
  sides: z.array(picture).length(2),
  more: text,
  less: text,
});
