import { z } from 'zod';
import { contrast } from '../contrast.ts';

const ink = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'a colour such as #1436c4' });

/** Pairs that stand on each other, and the contrast that they need: 3 where only large type and drawings do. */
const pairs = [
  ['paper', 'ground', 4.5],
  ['paper', 'ink', 4.5],
  ['mark', 'ink', 4.5],
  ['mark', 'ground', 3],
] as const;

/** The four inks of a client's world. */
export const inks = z
  .strictObject({
    /** What the world is printed on: the first screen and the header. */
    ground: ink,
    /** The light ink. */
    paper: ink,
    /** The loud ink. */
    mark: ink,
    /** The dark ink, for words on the light and the loud one. */
    ink,
  })
  .superRefine((all, context) => {
    for (const [one, other, least] of pairs) {
      const found = contrast(all[one], all[other]);
      if (found < least)
        context.addIssue({
          code: 'custom',
          path: [one],
          message: `${one} and ${other} with a contrast of at least ${least}; it is ${found.toFixed(2)}`,
        });
    }
  });

export type Inks = z.infer<typeof inks>;
