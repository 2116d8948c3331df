import { document } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { drawings } from './drawings.ts';

/** A drawing for each answer of the questions page, in the middle of a ground that may be cut on all sides. */
export const stills: readonly Still[] = Object.entries(drawings).map(([name, draw]) => ({
  key: `answers/${name}`,
  width: 600,
  height: 700,
  draw: { svg: () => document('-100 -150 600 700', draw()) },
}));
