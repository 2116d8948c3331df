import { z } from 'zod';
import { figure, picture, text } from '#app/content/schema/parts.ts';

/** A scene by daylight with the page's first words in its sky. The picture's upper left must be bright and empty. */
export const sceneHeroSchema = z.strictObject({
  type: z.literal('scene-hero'),
  heading: text,
  text,
  picture,
  figures: z.array(figure).optional(),
});
