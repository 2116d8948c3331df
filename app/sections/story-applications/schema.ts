import { z } from 'zod';
import { composition, picture, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** The work where people meet it: one picture across the page, others below it. */
export const storyApplicationsSchema = z.strictObject({
  type: z.literal('story-applications'),
  ground,
  heading: text,
  paragraphs: z.array(text).min(1),
  pictures: z
    .array(
      z.strictObject({
        picture,
        /** The first one, put together for phones. */
        tall: composition.optional(),
        caption: text,
      }),
    )
    .min(1)
    .max(4),
});
