import { z } from 'zod';
import { allWorks, text } from '#app/content/schema/parts.ts';

/** All works, to be narrowed to one category. */
export const worksBrowserSchema = z.strictObject({
  type: z.literal('works-browser'),
  /** Names the list of categories. */
  label: text,
  /** How many there are of the chosen category; read out after a choice. */
  count: z.string().includes('{n}'),
  /** Name the three walls: what was done for clients, studies, and what leads to no story. */
  walls: z.tuple([text, text, text]),
  /** Leads from a work to its story. */
  shown: text,
  works: allWorks,
});
