import { z } from 'zod';
import { language, person, picture, text } from '#app/content/schema/parts.ts';

/** The founder: a large portrait and a short biography. */
export const founderSchema = z.strictObject({
  type: z.literal('founder'),
  heading: text,
  person,
  /** At work, if there is such a picture. */
  picture: picture.optional(),
  /** Introduction. */
  lead: text,
  /** Price cards from the story, each in its own language. */
  cards: z
    .array(z.strictObject({ text, language, price: text }))
    .min(1)
    .optional(),
  profile: text,
});
