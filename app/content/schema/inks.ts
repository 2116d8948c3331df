import { z } from 'zod';
import { contrast } from '../contrast.ts';

export const ink = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'a colour such as #1436c4' });

/** Colour pairs that overlap, with their minimum contrast: 3 for large text and drawings only. */
const pairs = [
  ['paper', 'ground', 4.5],
  ['paper', 'ink', 4.5],
  ['mark', 'ink', 4.5],
  ['mark', 'ground', 3],
] as const;

/** The four colours of a story's or a service's page. */
export const inks = z
  .strictObject({
    /** Background of the first screen and the header. */
    ground: ink,
    /** The light colour. */
    paper: ink,
    /** The accent colour. */
    mark: ink,
    /** The dark colour, for text on the light and accent ones. */
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
