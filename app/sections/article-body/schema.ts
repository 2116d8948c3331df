import { z } from 'zod';
import { picture, prose, slug, text } from '#app/content/schema/parts.ts';

/** The text of an article between its contents and pictures. On small screens all but its opening opens on demand. */
export const articleBodySchema = z.strictObject({
  type: z.literal('article-body'),
  lead: text,
  opening: prose,
  /** The rest, a part for each of its headings. */
  body: z.array(prose),
  /** Names the list of links to its sections. */
  contents: text,
  sections: z.array(z.strictObject({ id: slug, heading: text })),
  sides: z.array(picture),
  more: text,
  less: text,
});
