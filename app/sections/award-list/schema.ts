import { z } from 'zod';
import { award, link, phrases, text } from '#app/content/schema/parts.ts';

/** A cabinet of awards, the first the largest, and a closing text. */
export const awardListSchema = z.strictObject({
  type: z.literal('award-list'),
  heading: text,
  /** Introduces the work an award was given for. */
  awardedFor: text,
  awards: z.array(award).min(1),
  /** A lamp hangs over the second line of its heading. */
  closing: z.strictObject({ heading: phrases, text, action: link }),
});
