import { z } from 'zod';
import { language, picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** A name or a line in several scripts, one per band: as text, or as a picture where the lettering is the work. */
export const storyScriptsSchema = z.strictObject({
  type: z.literal('story-scripts'),
  ground,
  scripts: z
    .array(
      z
        .strictObject({
          /** Name of the script or language. */
          name: text,
          text: text.optional(),
          language: language.optional(),
          picture: picture.optional(),
          note: text,
        })
        .refine(({ text: words, picture: drawn }) => (words === undefined) !== (drawn === undefined), {
          error: 'either text, with its language, or a picture',
        }),
    )
    .min(2),
  heading: text,
  paragraphs: z.array(text).min(1),
});
