import { HERO } from '../sea/scenes/widths.ts';
import type { Still } from '../still.ts';
import { letter, paid, reader, talk } from './apply-stamps.ts';
import { caulker } from './caulker.ts';
import { hull } from './hull.ts';
import { dubai, kozhikode } from './office-stamps.ts';
import { stamp } from './stamp.ts';
import { call, propose, read, visit } from './step-stamps.ts';

/** The inside of a dhow for the home page, the stamp for a sent form, and those of the offices and the steps. */
export const stills: readonly Still[] = [
  { key: 'home/hull', width: 1920, height: 1147, draw: { svg: hull }, widths: HERO },
  { key: 'home/caulker', width: 1040, height: 1535, draw: { svg: caulker }, widths: [300, 520, 680, 1040] },
  { key: 'home/stamp', width: 1200, height: 1500, draw: { svg: stamp }, widths: [320, 480, 680, 900, 1200] },
  { key: 'home/stamp-kozhikode', width: 540, height: 540, draw: { svg: kozhikode }, widths: [270, 540] },
  { key: 'home/stamp-dubai', width: 540, height: 540, draw: { svg: dubai }, widths: [270, 540] },
  ...Object.entries({ read, call, propose, visit, reader, talk, paid, letter }).map(([name, svg]) => ({
    key: `home/stamp-${name}`,
    width: 660,
    height: 660,
    draw: { svg },
    widths: [330, 660],
  })),
];
