import { z } from 'zod';
import { link, picture, text } from '#app/content/schema/parts.ts';

/** A statement beside a picture that bleeds off the page. */
export const storyBannerSchema = z.strictObject({
  type: z.literal('story-banner'),
  heading: text,
  text,
  action: link,
  picture,
});
