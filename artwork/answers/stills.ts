import { document } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { drawings } from './drawings.ts';

/** A small drawing for each answer of the questions page, delivered as it is drawn: `answers/{name}`. */
export const stills: readonly Still[] = Object.entries(drawings).map(([name, draw]) => ({
  key: `answers/${name}`,
  width: 400,
  height: 400,
  draw: { svg: () => document('0 0 400 400', draw()) },
}));
