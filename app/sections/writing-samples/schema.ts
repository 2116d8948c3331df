import { z } from 'zod';
import { language, sample, text } from '#app/content/schema/parts.ts';

/** One text in several languages, as a sample of the agency's writing. */
export const writingSamplesSchema = z.strictObject({
  type: z.literal('writing-samples'),
  heading: text,
  text,
  samples: z
    .array(
      z.strictObject({
        /** The language's name, in the page's language. */
        name: text,
        language,
        text,
        /** A comment for readers of other languages. */
        note: text,
      }),
    )
    .min(1),
  sample,
});
