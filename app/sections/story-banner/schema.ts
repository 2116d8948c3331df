import { z } from 'zod';
import { link, picture, text } from '#app/content/schema/parts.ts';

/** A statement on a picture as wide as the page, which is dark at its left. */
export const storyBannerSchema = z.strictObject({
  type: z.literal('story-banner'),
  heading: text,
  text,
  action: link,
  picture,
});
