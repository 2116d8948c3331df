import { document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { door, failed, hours, key } from './drawings.ts';

/** A drawing on a ground that may be cut on all sides. */
const half = (name: string, body: Svg): Still => ({
  key: `answers/${name}`,
  width: 640,
  height: 720,
  draw: { svg: () => document('-30 -59 460 518', body) },
});

const week = document('0 0 1440 260', await hours());

/** What some answers of the questions page look like: half the page each, and a week as wide as all of it. */
export const stills: readonly Still[] = [
  half('failed', failed()),
  half('key', key()),
  half('door', door()),
  { key: 'answers/hours', width: 1440, height: 260, draw: { svg: () => week } },
];
