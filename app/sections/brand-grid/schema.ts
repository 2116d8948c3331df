import { z } from 'zod';
import { client, language, text } from '#app/content/schema/parts.ts';

/** All clients by region: name, service, and a work if the site has one. */
export const brandGridSchema = z.strictObject({
  type: z.literal('brand-grid'),
  heading: text,
  /** Accessible name of the choice of a service, and the label of all. */
  choose: text,
  everyone: text,
  /** Label of the link to a client's work; the work's heading is read out after it. */
  shown: text,
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
});
