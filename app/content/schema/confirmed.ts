import { z } from 'zod';
import { day, slug, text } from './parts.ts';

/** `settings/confirmed.yaml`: statements confirmed by a person, each with the date and the confirmed text. */
export const confirmedSchema = z.strictObject({
  /** By claim id. `says` repeats the claim. */
  claims: z.record(slug, z.strictObject({ on: day, says: text })),
  /** By path below `content`. `text` is the hash of the file's text that the launch check prints. */
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
