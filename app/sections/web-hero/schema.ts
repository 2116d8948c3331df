import { z } from 'zod';
import { language, picture, text, trail } from '#app/content/schema/parts.ts';
import { contents, price } from '../landing-hero/schema.ts';

/** How a part of the name is drawn is told by its place: wireframe, type, picture, Arabic, the finished page. */
const part = z.strictObject({
  letters: text,
  label: text,
  /** The days that begin with this part; those that follow without any share them. */
  days: z.strictObject({ label: text, count: z.number().int().positive() }).optional(),
});

/** The first screen of a web development page: the name of the place, built in the stages in which a site is. */
export const webHeroSchema = z.strictObject({
  type: z.literal('web-hero'),
  /** Filled in from the page's service and place. */
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
  /** Seen through the letters of the third part, in turn. */
  pictures: z.array(picture).min(1),
  /** The name as the languages of the place write it. */
  scripts: z.array(z.strictObject({ language, word: text })).min(1),
  /** Which of the scheduler's labels the button has, and what is read out after it. */
  action: z.enum(['proposal', 'connect']),
  actionMore: text.optional(),
});
