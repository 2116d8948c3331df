import { z } from 'zod';
import { award, link, text } from '#app/content/schema/parts.ts';

/** A picture of the awards as a regatta, a sail of its metal for each, with their names at its foot. */
export const awardBannerSchema = z.strictObject({
  type: z.literal('award-banner'),
  heading: text,
  /** Who gave them. */
  text,
  /** What is seen in the picture. */
  alt: text,
  awards: z.array(award).min(1),
  link: link.optional(),
});
