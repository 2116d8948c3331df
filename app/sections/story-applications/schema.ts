import { z } from 'zod';
import { composition, picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** The work in use: one full-width picture, others below it. */
export const storyApplicationsSchema = z.strictObject({
  type: z.literal('story-applications'),
  ground,
  heading: text,
  paragraphs: z.array(text).min(1),
  pictures: z
    .array(
      z.strictObject({
        picture,
        /** Composition of the first one for phones. */
        tall: composition.optional(),
        caption: text,
      }),
    )
    .min(1)
    .max(4),
});
