import { z } from 'zod';
import { award, figure, text } from '#app/content/schema/parts.ts';

/** What prizes are kept for, and each of them as a poster. */
export const awardListSchema = z.strictObject({
  type: z.literal('award-list'),
  text,
  figure,
  heading: text,
  /** Stands before the work that an award was given for. */
  awardedFor: text,
  awards: z.array(award).min(1),
});
