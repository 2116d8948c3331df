import { z } from 'zod';
import { language, sample, text } from '#app/content/schema/parts.ts';

/** One text in several languages, so that a reader of each can judge how the agency writes. */
export const writingSamplesSchema = z.strictObject({
  type: z.literal('writing-samples'),
  heading: text,
  text,
  samples: z
    .array(
      z.strictObject({
        /** The language's name in the language of the page. */
        name: text,
        language,
        text,
        /** What a reader of another language cannot see in it. */
        note: text,
      }),
    )
    .min(1),
  sample,
});
