import { z } from 'zod';
import { allWorks, picture, text } from '#app/content/schema/parts.ts';

const wall = z.strictObject({
  name: text,
  note: text.optional(),
  /** How many there are, while all works are shown. */
  count: z.string().includes('{n}'),
  /** Label of a card's link, to its story or else to its service. */
  shown: text,
});

/** All works, with a filter by category. */
export const worksBrowserSchema = z.strictObject({
  type: z.literal('works-browser'),
  /** Accessible name of the categories. */
  label: text,
  /** Number of works in the selected category; announced after a choice. All works are counted by wall. */
  count: z.string().includes('{n}'),
  /** How many a narrow viewport does not show yet. */
  more: z.string().includes('{n}'),
  /** Client work, studies, and works without a story. */
  walls: z.tuple([wall, wall, wall]),
  /** Posters of works that are seen in the heading of all works, one a letter. */
  posters: z.array(picture).default([]),
  works: allWorks,
});
