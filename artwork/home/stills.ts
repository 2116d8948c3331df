import { HERO } from '../sea/scenes/widths.ts';
import type { Still } from '../still.ts';
import { hull } from './hull.ts';
import { sails } from './sails.ts';

/** What only the first page shows: a dhow from inside, and its awards as sails. */
export const stills: readonly Still[] = [
  { key: 'home/hull', width: 1920, height: 1147, draw: { svg: hull }, widths: HERO },
  { key: 'home/sails', width: 1920, height: 853, draw: { svg: sails }, widths: HERO },
];
