import { document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { account, blue, failed, figure, hours, notice, television } from './drawings.ts';

/** A drawing on a background that continues around it. */
const half = (name: string, body: Svg): Still => ({
  key: `answers/${name}`,
  width: 640,
  height: 640,
  draw: { svg: () => document('-20 -20 440 440', body) },
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
    draw: { svg: () => document('-186 -16 720 428', keys) },
  },
  half('blue', blue()),
  half('notice', await notice()),
  half('figure', figure()),
  half('television', television()),
];
