import { z } from 'zod';
import { language, text } from '#app/content/schema/parts.ts';
import { ground } from '../story/ground.ts';

/** One text in each of the two languages. */
const both = z.tuple([text, text]);

/** A timetable in two languages that read towards each other and share the hours between them. */
export const storyTimetableSchema = z.strictObject({
  type: z.literal('story-timetable'),
  ground,
  heading: text,
  languages: z.tuple([language, language]),
  board: both,
  /** `was` is the hour that a moved departure had before. */
  departures: z
    .array(z.strictObject({ hour: text.max(5), was: text.max(5).optional(), place: both, state: both }))
    .min(2),
  paragraphs: z.array(text).min(1),
});
