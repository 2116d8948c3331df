import { z } from 'zod';
import { composition, picture, prose, slug, text } from '#app/content/schema/parts.ts';

const chapter = z.strictObject({
  id: slug.optional(),
  heading: text.optional(),
  body: prose,
  /** Beside the text, or before it on narrow viewports. */
  side: picture.optional(),
  caption: text.optional(),
});

/** The text of an article in chapters with side pictures. On narrow viewports all but the opening is collapsed. */
export const articleBodySchema = z.strictObject({
  type: z.literal('article-body'),
  /** What readers know afterwards. */
  takeaway: z.strictObject({ label: text, text }),
  /** A close-up of the cover, beside quotes. */
  detail: composition.optional(),
  /** Whether its labelled paragraphs are the entries of a diary. */
  diary: z.boolean().optional(),
  /** The first may have no heading. */
  opening: z.array(chapter),
  body: z.array(chapter),
  /** Accessible name of the contents. */
  contents: text,
  more: text,
  less: text,
});
