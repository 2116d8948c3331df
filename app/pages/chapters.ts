import { z } from 'zod';
import { picture } from '#app/content/schema/parts.ts';
import { storyApplicationsSchema } from '#app/sections/story-applications/schema.ts';
import { storyDoorwaySchema } from '#app/sections/story-doorway/schema.ts';
import { storyHandedOverSchema } from '#app/sections/story-handed-over/schema.ts';
import { storyQuestionsSchema } from '#app/sections/story-questions/schema.ts';
import { storyRefusedSchema } from '#app/sections/story-refused/schema.ts';
import { storyScaleSchema } from '#app/sections/story-scale/schema.ts';
import { storyScriptsSchema } from '#app/sections/story-scripts/schema.ts';
import { storySequenceSchema } from '#app/sections/story-sequence/schema.ts';
import { storySheetsSchema } from '#app/sections/story-sheets/schema.ts';
import { storyStatementSchema } from '#app/sections/story-statement/schema.ts';
import { storySystemSchema } from '#app/sections/story-system/schema.ts';
import { storyTallySchema } from '#app/sections/story-tally/schema.ts';
import { storyWindowsSchema } from '#app/sections/story-windows/schema.ts';

/** How a story opens: with a drawing of its own or with one of those that are made from its words or figures. */
export const opening = z.union(
  [
    z.strictObject({ picture }),
    z.strictObject({ doorway: storyDoorwaySchema.shape.parts }),
    z.strictObject({ windows: storyWindowsSchema.pick({ alt: true, from: true, to: true }) }),
  ],
  { error: 'one of: picture, doorway (a name in two parts), windows (two counts)' },
);

/** A chapter as a story writes it. Its ground is the template's, and the list that is handed over is the story's. */
export const chapter = z.discriminatedUnion(
  'type',
  [
    storyApplicationsSchema.omit({ ground: true }),
    storyHandedOverSchema.omit({ ground: true, heading: true, bullets: true, service: true }),
    storyQuestionsSchema.omit({ ground: true }),
    storyRefusedSchema.omit({ ground: true }),
    storyScaleSchema.omit({ ground: true }),
    storyScriptsSchema.omit({ ground: true }),
    storySequenceSchema.omit({ ground: true }),
    storySheetsSchema.omit({ ground: true }),
    storyStatementSchema.omit({ ground: true }),
    storySystemSchema.omit({ ground: true }),
    storyTallySchema.omit({ ground: true }),
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? `one of: ${kinds().join(', ')}` : undefined) },
);

/** The types of all chapters, as the report lists them. */
function kinds(): string[] {
  return chapter.options.map(({ shape }) => shape.type.value);
}
