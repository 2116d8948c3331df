import { z } from 'zod';
import { client, picture, text } from '#app/content/schema/parts.ts';

/** One wide word across the trades of some clients, and a line below. */
export const clientsHeroSchema = z.strictObject({
  type: z.literal('clients-hero'),
  heading: text,
  text,
  trades: z.array(z.strictObject({ client, picture })).min(1),
});
