import { z } from 'zod';
import { client, clip, text } from '#app/content/schema/parts.ts';

/**
 * A ruled grid of client logos. With `shown`, only so many before View All, and a two-row carousel on small screens.
 */
export const clientLogosSchema = z.strictObject({
  type: z.literal('client-logos'),
  heading: text,
  /** Clients with large logos, shown first; a single one is the section's picture. */
  large: z.array(client).min(1).optional(),
  clients: z.array(client).min(1),
  /** Clients who say a sentence about our work. */
  voices: z.array(z.strictObject({ clip, client })).min(1).optional(),
  shown: z.number().int().positive().optional(),
});
