import { z } from 'zod';
import { award, link, phrases, text } from '#app/content/schema/parts.ts';

/** A picture of the awards as a regatta, a sail in its metal for each, above their names. */
export const awardBannerSchema = z.strictObject({
  type: z.literal('award-banner'),
  /** Its second line is smaller. */
  heading: phrases,
  /** Who gave them. */
  text,
  /** Alternative text of the picture. */
  alt: text,
  awards: z.array(award).min(1),
  link: link.optional(),
});
