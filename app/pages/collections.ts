import { z } from 'zod';
import { type Collection, type ContentOf, collections as records } from '#app/content/collections.ts';
import type { Sources } from '#app/content/sources.server.ts';
import { pageSectionSchema, sectionSchema } from '#app/sections/schemas.ts';
import { chapter, opening } from './chapters.ts';

const { pages, stories } = records;

/** All collections, including the sections of pages and stories. */
export const collections = {
  ...records,
  pages: { ...pages, schema: pages.schema.extend({ sections: z.array(pageSectionSchema).min(1) }) },
  shared: { folder: 'shared', ending: '.yaml', schema: sectionSchema },
  stories: {
    ...stories,
    schema: stories.schema.extend({ opening, chapters: z.array(chapter).min(5).max(8) }),
  },
} as const satisfies Record<string, Collection>;

/** All content, with the sections of pages and stories. */
export type PageContent = ContentOf<typeof collections>;

/** Everything pages are composed from. */
export type PageSources = Sources<PageContent>;
