import { z } from 'zod';
import { person, text } from '#app/content/schema/parts.ts';

/** The people behind a service, with portraits. */
export const seoTeamSchema = z.strictObject({
  type: z.literal('seo-team'),
  heading: text,
  paragraphs: z.array(text).min(1),
  people: z.array(person).min(1),
});
