import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** Sheets on a table: sketches, frames or screens; the last may be the exception. */
export const storySheetsSchema = z.strictObject({
  type: z.literal('story-sheets'),
  ground,
  heading: text,
  paragraphs: z.array(text).min(1),
  /** Pictures; each may be one of four that are told with a name and a sentence. */
  sheets: z.array(z.union([picture, z.strictObject({ picture, name: text, text })])).min(2),
  /** How many of them show the chapter's subject. */
  count: z.strictObject({ figure: text, label: text }).optional(),
  aside: text.optional(),
});
