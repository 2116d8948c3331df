import { z } from 'zod';
import { composition, picture } from '#app/content/schema/parts.ts';
import * as every from '#app/sections/every-schema.ts';

/** The opening of a story: a picture, or a drawing generated from its words or figures. */
export const opening = z.union(
  [
    z.strictObject({ picture, tall: composition.optional() }),
    z.strictObject({ doorway: every.storyDoorwaySchema.shape.parts }),
    z.strictObject({ windows: every.storyWindowsSchema.pick({ alt: true, from: true, to: true }) }),
  ],
  { error: 'one of: picture, doorway (a name in two parts), windows (two counts)' },
);

/** A chapter as written in a story. The template adds its background; the story adds the list of deliverables. */
export const chapter = z.discriminatedUnion(
  'type',
  [
    every.storyAdvertSchema.omit({ ground: true }),
    every.storyApplicationsSchema.omit({ ground: true }),
    every.storyFigureSchema.omit({ ground: true }),
    every.storyHandedOverSchema.omit({ ground: true, heading: true, bullets: true, service: true }),
    every.storyLabelsSchema.omit({ ground: true }),
    every.storyQuestionsSchema.omit({ ground: true }),
    every.storyRefusedSchema.omit({ ground: true }),
    every.storyScaleSchema.omit({ ground: true }),
    every.storyScriptsSchema.omit({ ground: true }),
    every.storySequenceSchema.omit({ ground: true }),
    every.storySheetsSchema.omit({ ground: true }),
    every.storyStatementSchema.omit({ ground: true }),
    every.storySystemSchema.omit({ ground: true }),
    every.storyTallySchema.omit({ ground: true }),
    every.storyTimetableSchema.omit({ ground: true }),
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? `one of: ${kinds().join(', ')}` : undefined) },
);

/** All chapter types, for the report. */
function kinds(): string[] {
  return chapter.options.map(({ shape }) => shape.type.value);
}
