import { z } from 'zod';
import { client, picture, text } from '#app/content/schema/parts.ts';

/** A large word across pictures of some clients' trades, parts of which lie above it, with a line below. */
export const clientsHeroSchema = z.strictObject({
  type: z.literal('clients-hero'),
  heading: text,
  text,
  trades: z
    .array(
      z.strictObject({
        client,
        picture,
        /** What of the picture lies above the word. */
        above: picture,
        /** It would hide half a letter where the word is small, so phones leave it out. */
        solid: z.literal(true).optional(),
      }),
    )
    .min(1),
});
