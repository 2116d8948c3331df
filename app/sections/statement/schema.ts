import { z } from 'zod';
import { text } from '#app/content/schema/parts.ts';

/** A key sentence, set large. */
export const statementSchema = z
  .strictObject({
    type: z.literal('statement'),
    heading: text,
    text,
    /** The part of the sentence to emphasise. */
    stress: text.optional(),
  })
  .refine(({ text: sentence, stress = '' }) => sentence.includes(stress), {
    path: ['stress'],
    error: 'words that stand in the text',
  });
