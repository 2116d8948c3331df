import { document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { account, failed, figure, hours, notice, television } from './drawings.ts';

/** A drawing on a ground that goes on around it. */
const half = (name: string, body: Svg): Still => ({
  key: `answers/${name}`,
  width: 640,
  height: 640,
  draw: { svg: () => document('-20 -20 440 440', body) },
});

/** What some answers of the questions page look like, half the page each. */
export const stills: readonly Still[] = [
  half('failed', failed()),
  half('hours', await hours()),
  half('account', await account()),
  half('notice', await notice()),
  half('figure', figure()),
  half('television', television()),
];
