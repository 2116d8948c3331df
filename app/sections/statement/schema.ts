import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** A sentence that a page stands on, set large. */
export const statementSchema = z
  .strictObject({
    type: z.literal('statement'),
    heading: text,
    text,
    /** The words of the sentence that matter most. */
    stress: text.optional(),
  })
  .refine(({ text: sentence, stress = '' }) => sentence.includes(stress), {
    path: ['stress'],
    error: 'words that stand in the text',
  });
