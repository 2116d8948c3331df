import { z } from 'zod';
import { client, language, link, text } from '#app/content/schema/parts.ts';

/** All clients by region: the first with a work on large boards, the other works beside their pictures, the rest on lines. */
export const brandGridSchema = z.strictObject({
  type: z.literal('brand-grid'),
  heading: text,
  /** Introduces the choice of a service, whose colours the signs have, and the label of all. */
  choose: text,
  everyone: text,
  regions: z
    .array(
      z.strictObject({
        heading: text,
        /** The region's name in its own script. */
        name: z.strictObject({ text, language }).optional(),
        clients: z.array(client).min(1),
      }),
    )
    .min(1),
  /** A place kept free after the last client. */
  free: z.strictObject({ name: text, text, action: link }).optional(),
});
