import { z } from 'zod';
import { award, link, text } from '#app/content/schema/parts.ts';

/** The awards as a regatta: a boat for each, its sail in the metal. */
export const awardBannerSchema = z.strictObject({
  type: z.literal('award-banner'),
  heading: text,
  /** Who gave them. */
  text,
  awards: z.array(award).min(1),
  link: link.optional(),
});
