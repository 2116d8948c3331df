import { z } from 'zod';
import { award, link, picture, text } from '#app/content/schema/parts.ts';

/** One wide picture of the awards with a caption for each. */
export const awardBannerSchema = z.strictObject({
  type: z.literal('award-banner'),
  heading: text,
  picture,
  awards: z.array(award).min(1),
  link: link.optional(),
});
