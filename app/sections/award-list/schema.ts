import { z } from 'zod';
import { award, link, text } from '#app/content/schema/parts.ts';

/** What prizes are kept for, each of them in a cabinet with the work that it was for, and a place left free. */
export const awardListSchema = z.strictObject({
  type: z.literal('award-list'),
  text,
  heading: text,
  /** Stands before the work that an award was given for. */
  awardedFor: text,
  awards: z.array(award).min(1),
  /** The last words, below the free place. */
  closing: z.strictObject({ heading: text, text, action: link }),
});
