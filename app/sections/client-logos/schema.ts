import { z } from 'zod';
import { client, link, text } from '#app/content/schema/parts.ts';

/** A ruled grid of clients' wordmarks. */
export const clientLogosSchema = z.strictObject({
  type: z.literal('client-logos'),
  heading: text,
  link: link.optional(),
  clients: z.array(client).min(2),
});
