import { z } from 'zod';
import { award, link, text } from '#app/content/schema/parts.ts';

/** A picture of the awards as a fleet, a sail of its metal for each, above their names. */
export const awardBannerSchema = z.strictObject({
  type: z.literal('award-banner'),
  heading: text,
  /** What is seen in the picture. */
  alt: text,
  awards: z.array(award).min(1),
  link: link.optional(),
});
