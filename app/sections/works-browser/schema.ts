import { z } from 'zod';
import { allWorks, text } from '#app/content/schema/parts.ts';

/** All works, to be narrowed to one category. */
export const worksBrowserSchema = z.strictObject({
  type: z.literal('works-browser'),
  /** Names the list of categories. */
  label: text,
  /** How many there are of the chosen category; read out after a choice. */
  count: z.string().includes('{n}'),
  /** Stands on works that lead to a story. */
  story: text,
  /** Stands above the works that lead to none. */
  whole: text,
  works: allWorks,
});
