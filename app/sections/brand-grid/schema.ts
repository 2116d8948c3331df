import { z } from 'zod';
import { client, text } from '#app/content/schema/parts.ts';

/** All brands: one composed picture on large screens, the first of them one below the other on small ones. */
export const brandGridSchema = z.strictObject({
  type: z.literal('brand-grid'),
  heading: text,
  /** What the composed picture shows. */
  alt: text,
  /** Heads the clients whose work is shown on this site. */
  shown: text,
  clients: z.array(client).min(1),
});
