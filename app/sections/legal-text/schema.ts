import { z } from 'zod';
import { kept } from '#app/content/schema/legal.ts';
import { href, prose, slug, text, trail } from '#app/content/schema/parts.ts';

/** A legal text in sections with a list of links to them. */
export const legalTextSchema = z.strictObject({
  type: z.literal('legal-text'),
  trail,
  heading: text,
  statement: text,
  intro: text,
  /** The line with the date of the last change. */
  updated: text.optional(),
  /** Accessible name of the list of links. */
  contents: text,
  /** Form fields shown redacted. */
  fields: z.array(text).min(1).optional(),
  /** Frequent questions, each linking to its answer in the text. */
  summary: z
    .strictObject({
      heading: text,
      answers: z.array(z.strictObject({ question: text, answer: text, href })).min(1),
    })
    .optional(),
  /** `brief` is the section's one-line summary, `kept` what it does with data. */
  sections: z
    .array(
      z.strictObject({
        id: slug,
        heading: text,
        brief: text.optional(),
        kept: kept.optional(),
        body: prose,
      }),
    )
    .min(1),
});
