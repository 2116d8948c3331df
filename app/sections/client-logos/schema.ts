import { z } from 'zod';
import { client, text } from '#app/content/schema/parts.ts';

/**
 * A ruled grid of clients' wordmarks. With `shown`, only so many stand before View All is pressed, and on small
 * screens they take turns in two rows instead.
 */
export const clientLogosSchema = z.strictObject({
  type: z.literal('client-logos'),
  heading: text,
  /** Clients whose marks are set large, before the others. */
  large: z.array(client).min(1).optional(),
  clients: z.array(client).min(1),
  /** Who is behind the marks, beside a single one that stands before View All. */
  text: text.optional(),
  shown: z.number().int().positive().optional(),
});
