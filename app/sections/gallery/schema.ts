import { z } from 'zod';
import { picture, text } from '#app/content/schema/parts.ts';

const scene = z.strictObject({
  title: text,
  caption: text,
  /** Day of the month on which it was. */
  day: z.number().int().min(1).max(31),
  picture,
});

/** Pictures of a place on the days of a month, with a title and a line each. */
export const gallerySchema = z.strictObject({
  type: z.literal('gallery'),
  heading: text,
  text,
  /** Names of the days from the first of the month on. */
  weekdays: z.array(text).length(7),
  pictures: z
    .array(scene)
    .min(1)
    .refine((scenes) => new Set(scenes.map(({ day }) => day)).size === scenes.length, {
      error: 'a day of its own for each picture',
    }),
});
