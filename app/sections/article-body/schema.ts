import { z } from 'zod';
import { picture, prose, slug, text } from '#app/content/schema/parts.ts';

const chapter = z.strictObject({
  id: slug.optional(),
  heading: text.optional(),
  body: prose,
  /** Beside the text, or before it where there is no room. */
  side: picture.optional(),
});

/** The text of an article in chapters, with pictures at its side. On small screens all but its opening opens on demand. */
export const articleBodySchema = z.strictObject({
  type: z.literal('article-body'),
  lead: text,
  /** The first may have no heading. */
  opening: z.array(chapter),
  body: z.array(chapter),
  /** Names the list of links to its chapters. */
  contents: text,
  more: text,
  less: text,
});
