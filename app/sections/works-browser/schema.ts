import { z } from 'zod';
import { allWorks, text } from '#app/content/schema/parts.ts';

const wall = z.strictObject({
  name: text,
  note: text.optional(),
  /** Where a card leads: to a story, or to the service that the work was. */
  shown: text,
});

/** All works, to be narrowed to one category. */
export const worksBrowserSchema = z.strictObject({
  type: z.literal('works-browser'),
  /** Names the list of categories. */
  label: text,
  /** How many there are of the chosen category; read out after a choice. */
  count: z.string().includes('{n}'),
  /** What was done for clients, studies, and what has no story. */
  walls: z.tuple([wall, wall, wall]),
  works: allWorks,
});
