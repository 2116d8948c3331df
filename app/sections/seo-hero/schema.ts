import { z } from 'zod';
import { figure, language, phrases, sample, text, trail } from '#app/content/schema/parts.ts';
import { contents, price } from '../landing-hero/schema.ts';

const question = z.strictObject({ language, text });

/** The first screen of an SEO page: three words, and what people type into a search. */
export const seoHeroSchema = z.strictObject({
  type: z.literal('seo-hero'),
  /** Filled in from the page's service and place. */
  trail: trail.optional(),
  contents,
  heading: phrases.pipe(
    z.array(text).length(3, { error: 'three lines: each word is set in a width of its own' }),
  ),
  /** Ends the heading with the name of the place, such as `in Dubai`. */
  where: text,
  description: text,
  tagline: text,
  price,
  /** Leads to the form of the audit. */
  audit: text,
  /** Says whose the questions are. */
  asks: text,
  /** What people ask, as they type it; phones show only the one that is answered. */
  questions: z.array(question).min(1).max(6),
  /** The question that stands out, because it gets an answer. */
  answered: question,
  sample,
  figures: z.array(figure).min(1),
});
