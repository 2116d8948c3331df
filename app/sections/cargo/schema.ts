import { z } from 'zod';
import { client, link, text } from '#app/content/schema/parts.ts';

/** Client logos on crates and sacks, seen from above. */
export const cargoSchema = z.strictObject({
  type: z.literal('cargo'),
  heading: text,
  link,
  clients: z.array(client).min(1),
});
