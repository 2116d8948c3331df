import { z } from 'zod';
import { day, slug, text } from './parts.ts';

/** `settings/confirmed.yaml`: statements that somebody answers for, each with the day and the words that it holds for. */
export const confirmedSchema = z.strictObject({
  /** By the claim's name. `says` repeats the claim. */
  claims: z.record(slug, z.strictObject({ on: day, says: text })),
  /** By the path below `content`. `text` is the mark of the file's text, as the launch check prints it. */
  files: z.record(
    text,
    z.strictObject({
      on: day,
      text: z
        .string()
        .regex(/^[0-9a-f]{8}$/, { error: 'the mark that npm run launch-check prints, such as "3f2a9c1b"' }),
    }),
  ),
});
