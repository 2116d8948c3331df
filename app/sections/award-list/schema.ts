import { z } from 'zod';
import { award, link, text } from '#app/content/schema/parts.ts';

/** Awards in a cabinet, each with its work, and an empty shelf at the end. */
export const awardListSchema = z.strictObject({
  type: z.literal('award-list'),
  text,
  heading: text,
  /** Introduces the work an award was given for. */
  awardedFor: text,
  awards: z.array(award).min(1),
  /** Closing text below the empty shelf. */
  closing: z.strictObject({ heading: text, text, action: link }),
});
