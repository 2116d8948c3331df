import { z } from 'zod';
import { prose, slug, text, trail } from '#app/content/schema/parts.ts';

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
  /** Heads the sections' lines, each of them the section in short. */
  short: text,
  /** The fields of a form that the head shows blacked out. */
  fields: z.array(text).min(1).optional(),
  sections: z.array(z.strictObject({ id: slug, heading: text, brief: text.optional(), body: prose })).min(1),
});
