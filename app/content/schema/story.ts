import { z } from 'zod';
import { storyDoorwaySchema } from '#app/sections/story-doorway/schema.ts';
import { storyWindowsSchema } from '#app/sections/story-windows/schema.ts';
import { chapter } from './chapters.ts';
import { inks } from './inks.ts';
import { day, meta, picture, sample, text } from './parts.ts';

/** How a story opens: with a drawing of its own or with one of those that are made from its words or figures. */
const opening = z.union(
  [
    z.strictObject({ picture }),
    z.strictObject({ doorway: storyDoorwaySchema.shape.parts }),
    z.strictObject({ windows: storyWindowsSchema.pick({ alt: true, from: true, to: true }) }),
  ],
  { error: 'one of: picture, doorway (a name in two parts), windows (two counts)' },
);

/** `stories/*.yaml`: the file's name is the last part of the address, `/works/{name}`. */
export const storySchema = z.strictObject({
  title: text,
  meta,
  updated: day,
  heading: text,
  subHeading: text,
  inks,
  opening,
  chapters: z.array(chapter).min(5).max(8),
  /** A story without bullets shows the general ones. */
  bullets: z.array(text).min(1).optional(),
  /** The poster on cards. */
  picture,
  /** What we would make for a name that a business may bear: no job was done. The launch check lists it. */
  kind: z.literal('study').optional(),
  sample,
});
