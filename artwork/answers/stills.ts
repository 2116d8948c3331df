import { document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { account, failed, hours, notice } from './drawings.ts';
import { blue, figure, television } from './objects.ts';

/** The width beside an answer on wide viewports; the edges may be cut. */
const half = (name: string, body: Svg): Still => ({
  key: `answers/${name}`,
  width: 960,
  widths: [480, 660, 960],
  height: 960,
  draw: { svg: () => document('-30 -30 460 460', body) },
});

const keys = await account();

/** Half-page drawings for some answers on the questions page. */
export const stills: readonly Still[] = [
  half('failed', failed()),
  half('hours', await hours()),
  half('account', keys),
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
  half('notice', await notice()),
  half('figure', figure()),
  half('television', television()),
];
