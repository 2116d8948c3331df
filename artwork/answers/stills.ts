import { document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { failed, hours } from './drawings.ts';
import { account, rack } from './keys.ts';
import { leaving } from './leaving.ts';
import { blue, figure, posts, television } from './objects.ts';

/** The width beside an answer on wide viewports; the edges may be cut. */
const half = (name: string, body: Svg): Still => ({
  key: `answers/${name}`,
  width: 960,
  widths: [480, 660, 960],
  height: 960,
  draw: { svg: () => document('-30 -30 460 460', body) },
});

/** The full width of a row, whose words stand before its left half. */
const scene = (name: string, svg: Svg): Still => ({
  key: `answers/${name}`,
  width: 2000,
  height: 1125,
  widths: [660, 1000, 1440, 2000],
  draw: { svg: () => svg },
});

const [keys, hooks, crossed, way, set] = await Promise.all([
  account(),
  rack(),
  posts(),
  leaving(),
  television(),
]);

/** Half-page drawings for some answers on the questions page. */
export const stills: readonly Still[] = [
  half('failed', failed()),
  half('hours', await hours()),
  {
    key: 'answers/account-wide',
    width: 1280,
    height: 760,
    widths: [480, 800, 1280],
    draw: { svg: () => document('-186 -16 720 428', keys) },
  },
  {
    key: 'answers/blue',
    width: 640,
    height: 640,
    draw: { svg: () => document('-20 -20 440 440', blue()) },
  },
  {
    key: 'answers/keys',
    width: 1140,
    height: 726,
    widths: [380, 760, 1140],
    draw: { svg: () => document('0 0 760 484', hooks) },
  },
  half('figure', await figure()),
  { key: 'answers/posts', width: 1140, height: 510, widths: [380, 760, 1140], draw: { svg: () => crossed } },
  scene('leaving', way),
  scene('television', set),
];
