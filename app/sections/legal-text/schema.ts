import { z } from 'zod';
import { href, prose, slug, text, trail } from '#app/content/schema/parts.ts';

/** A legal text in sections with a list of links to them. */
export const legalTextSchema = z.strictObject({
  type: z.literal('legal-text'),
  trail,
  heading: text,
  statement: text,
  intro: text,
  /** The line that says when it was last changed. */
  updated: text.optional(),
  /** Names the list of links. */
  contents: text,
  /** The fields of a form that the head shows crossed out. */
  fields: z.array(text).min(1).optional(),
  /** What visitors ask first, each with where the text answers it. */
  summary: z
    .strictObject({
      heading: text,
      answers: z.array(z.strictObject({ question: text, answer: text, href })).min(1),
    })
    .optional(),
  /** `brief` is the section in a line. */
  sections: z.array(z.strictObject({ id: slug, heading: text, brief: text.optional(), body: prose })).min(1),
});
