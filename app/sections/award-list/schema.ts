import { z } from 'zod';
import { award, link, text } from '#app/content/schema/parts.ts';

/** Awards, each with its work, the first the largest, and a closing text. */
export const awardListSchema = z.strictObject({
  type: z.literal('award-list'),
  heading: text,
  /** Introduces the work an award was given for. */
  awardedFor: text,
  awards: z.array(award).min(1),
  closing: z.strictObject({ heading: text, text, action: link }),
});
