import { document, type Svg } from '#artwork/draw/index.ts';
import { carpet, kettle, letter, question, reel, star } from '#artwork/trophies/trophies.ts';
import type { Still } from '#artwork/still.ts';

const height = 400;

const drawings: readonly [name: string, width: number, draw: () => Svg][] = [
  ['carpet', 400, carpet],
  ['reel', 480, reel],
  ['question', 420, question],
  ['letter', 400, letter],
  ['star', 400, star],
  ['kettle', 470, kettle],
];

/** Trophies that show the work they were awarded for, without a background. */
export const stills: Still[] = drawings.map(([name, width, draw]) => ({
  key: `trophies/${name}`,
  width: width * 2,
  height: height * 2,
  draw: { svg: () => document(`0 0 ${width} ${height}`, draw()) },
  widths: [width, Math.round(width * 1.4), width * 2],
}));
