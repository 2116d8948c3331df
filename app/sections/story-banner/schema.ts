import { z } from 'zod';
import { link, picture, text } from '#app/content/schema/parts.ts';

/** A statement on a full-width picture, which is dark on its left. */
export const storyBannerSchema = z.strictObject({
  type: z.literal('story-banner'),
  heading: text,
  text,
  action: link,
  picture,
});
