import { z } from 'zod';
import { person, text } from '#app/content/schema/parts.ts';

/** Colleagues of one rank in a carousel. */
export const teamSchema = z.strictObject({
  type: z.literal('team'),
  heading: text,
  text,
  /** How many stand side by side where there is most room. */
  most: z.literal([4, 5, 6]),
  people: z.array(person).min(1),
});
