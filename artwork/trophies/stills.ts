import { document, type Svg } from '#artwork/draw/index.ts';
import { carpet, kettle, letter, question, reel, star } from '#artwork/trophies/trophies.ts';
import { departure, voyage } from '#artwork/trophies/voyage.ts';
import type { Still } from '#artwork/still.ts';

/** Left, top and right edge of each drawing; all stand at 400. */
const drawings: readonly [name: string, edges: readonly [number, number, number], draw: () => Svg][] = [
  ['carpet', [24, 12, 384], carpet],
  ['reel', [28, 52, 470], reel],
  ['question', [40, 8, 420], question],
  ['letter', [40, 20, 360], letter],
  ['star', [10, 0, 390], star],
  ['kettle', [64, 46, 466], kettle],
];

/** Trophies that show the work they were awarded for, alone and under way, without a background. */
export const stills: Still[] = [
  ...drawings.map(([name, [left, top, right], draw]) => {
    const [width, height] = [right - left, 400 - top];
    return {
      key: `trophies/${name}`,
      width: width * 2,
      height: height * 2,
      draw: { svg: () => document(`${left} ${top} ${width} ${height}`, draw()) },
      widths: [width, Math.round(width * 1.4), width * 2],
    };
  }),
  {
    key: 'trophies/voyage',
    width: 2560,
    height: 1067,
    draw: { svg: voyage },
    widths: [960, 1440, 1920, 2560],
  },
  {
    key: 'trophies/departure',
    width: 1170,
    height: 1440,
    draw: { svg: departure },
    widths: [480, 780, 1170],
  },
];
