import { z } from 'zod';
import { client, link, text } from '#app/content/schema/parts.ts';

/**
 * A ruled grid of clients' wordmarks. With `shown`, only so many stand before View All is pressed, and on small
 * screens they take turns in two rows instead.
 */
export const clientLogosSchema = z.strictObject({
  type: z.literal('client-logos'),
  heading: text,
  link: link.optional(),
  /** Clients whose marks are set large, before the others. */
  large: z.array(client).min(1).optional(),
  clients: z.array(client).min(1),
  shown: z.number().int().positive().optional(),
});
