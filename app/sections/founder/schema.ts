import { z } from 'zod';
import { language, person, text } from '#app/content/schema/parts.ts';

/** Who began it: a large portrait and a life in a paragraph. */
export const founderSchema = z.strictObject({
  type: z.literal('founder'),
  heading: text,
  person,
  /** What to know first. */
  lead: text,
  /** The price cards that he lettered, each in its own language. */
  cards: z
    .array(z.strictObject({ text, language, price: text }))
    .min(1)
    .optional(),
  profile: text,
});
