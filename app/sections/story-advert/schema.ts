import { z } from 'zod';
import { composition, picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** An advert taken apart, line by line, with a note on each. Lines of the same offer are marked `price`. */
export const storyAdvertSchema = z.strictObject({
  type: z.literal('story-advert'),
  ground,
  heading: text,
  picture,
  /** The note on the picture. */
  note: text,
  lines: z.array(z.strictObject({ text, price: z.literal(true).optional(), note: text })).min(2),
  paragraphs: z.array(text).min(1),
  /** Drawn below the lines, with the paragraphs under it. */
  below: picture,
  /** Its composition for phones. */
  tall: composition.optional(),
});
