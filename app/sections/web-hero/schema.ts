import { z } from 'zod';
import { language, picture, text, trail } from '#app/content/schema/parts.ts';
import { contents, price } from '../landing-hero/schema.ts';

/** A part's style follows from its position: wireframe, type, picture, Arabic, finished page. */
const part = z.strictObject({
  letters: text,
  label: text,
  /** Days that start with this part; parts without days share those before. */
  days: z
    .strictObject({
      label: text,
      count: z.number().int().positive(),
      /** What is paid, and when. */
      due: text.optional(),
    })
    .optional(),
});

/** The hero of web development pages: the place name, drawn in the stages of building a site. */
export const webHeroSchema = z.strictObject({
  type: z.literal('web-hero'),
  /** Set by the template, from service and place. */
  trail: trail.optional(),
  contents,
  place: text.optional(),
  heading: text,
  description: text,
  tagline: text,
  price,
  parts: z
    .array(part)
    .length(5, { error: 'five parts: the name is drawn in five stages of a page' })
    .refine((parts) => parts[0]?.days, { error: 'days in the first part' }),
  /** Shown through the letters of the third part, in turn. */
  pictures: z.array(picture).min(1),
  /** One page in the languages of the place: the name, a sentence, and what its button says. */
  /** A page in each language; without a picture of its own it shows the first of the hero's. */
  scripts: z
    .array(z.strictObject({ language, word: text, text, action: text, picture: picture.optional() }))
    .min(1),
  /** Which scheduler label the button has, and what is read out after it. */
  action: z.enum(['proposal', 'connect']),
  actionMore: text.optional(),
});
