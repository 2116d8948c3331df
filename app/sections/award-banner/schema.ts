import { z } from 'zod';
import { link, picture, text } from '#app/content/schema/parts.ts';

/** One wide picture of the awards with a caption for each. */
export const awardBannerSchema = z.strictObject({
  type: z.literal('award-banner'),
  heading: text,
  picture,
  awards: z.array(z.strictObject({ metal: text, title: text })).length(6),
  link: link.optional(),
});
