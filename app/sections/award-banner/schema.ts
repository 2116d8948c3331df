import { z } from 'zod';
import { award, link, text } from '#app/content/schema/parts.ts';

/** Each award as the thing it is, with its metal and name. */
export const awardBannerSchema = z.strictObject({
  type: z.literal('award-banner'),
  heading: text,
  awards: z.array(award).min(1),
  link: link.optional(),
});
