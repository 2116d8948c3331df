import { z } from 'zod';
import { person, text } from '#app/content/schema/parts.ts';

/** Colleagues of one rank, in a carousel. */
const rank = z.strictObject({
  heading: text,
  text,
  /** How many are side by side on the widest viewports. */
  most: z.literal([4, 5, 6]),
  people: z.array(person).min(1),
});

/** A group picture of everyone in a house cut open, a storey for each rank. */
export const teamSchema = z.strictObject({
  type: z.literal('team'),
  ranks: z.array(rank).min(1),
});
