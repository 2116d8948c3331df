import { z } from 'zod';
import { person, text } from '#app/content/schema/parts.ts';

/** Colleagues of one rank in a carousel. */
const rank = z.strictObject({
  heading: text,
  text,
  /** How many stand side by side where there is most room. */
  most: z.literal([4, 5, 6]),
  people: z.array(person).min(1),
});

/** One picture of everybody, rank by rank from the front to the back. */
export const teamSchema = z.strictObject({
  type: z.literal('team'),
  ranks: z.array(rank).min(1),
});
