import { z } from 'zod';
import { client, language, text } from '#app/content/schema/parts.ts';

/** All clients by region: who they are, what they buy, and their work where this site shows it. */
export const brandGridSchema = z.strictObject({
  type: z.literal('brand-grid'),
  heading: text,
  /** Leads to the work of a client, whose heading is read out after it. */
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
