import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** Rejected designs, or entries of a form, each with the reason. */
export const storyRefusedSchema = z.strictObject({
  type: z.literal('story-refused'),
  ground,
  heading: text,
  refused: z
    .array(
      z
        .strictObject({ picture: picture.optional(), entry: text.optional(), title: text, reason: text })
        .refine(({ picture: drawn, entry }) => (drawn === undefined) !== (entry === undefined), {
          error: 'either a picture or an entry',
        }),
    )
    .min(1),
  paragraphs: z.array(text).min(1).optional(),
});
