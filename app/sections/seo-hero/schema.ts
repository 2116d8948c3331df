import { z } from 'zod';
import {
  composition,
  figure,
  language,
  phrases,
  picture,
  sample,
  text,
  trail,
} from '#app/content/schema/parts.ts';
import { contents, price } from '../landing-hero/schema.ts';

const question = z.strictObject({ language, text });

/** The hero of SEO pages: three words above a town whose windows are search queries. */
export const seoHeroSchema = z.strictObject({
  type: z.literal('seo-hero'),
  /** Set by the template, from service and place. */
  trail: trail.optional(),
  contents,
  heading: phrases.pipe(
    z.array(text).length(3, { error: 'three lines: each word is set in a width of its own' }),
  ),
  /** Ends the heading with the place, such as `in Dubai`. */
  where: text,
  description: text,
  tagline: text,
  price,
  /** Label of the link to the audit form. */
  audit: text,
  /** Says who asks the questions. */
  asks: text,
  /** The queries below, drawn; after changing them, draw it again. */
  scene: picture,
  /** The same for phones, with fewer queries. */
  narrow: composition.optional(),
  /** Queries as typed. */
  questions: z.array(question).min(1).max(6),
  /** The one that gets an answer. */
  answered: question,
  sample,
  figures: z.array(figure).min(1),
});
