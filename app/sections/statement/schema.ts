import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** A few words that a page stands on, set large. */
export const statementSchema = z.strictObject({
  type: z.literal('statement'),
  heading: text,
  text,
});
