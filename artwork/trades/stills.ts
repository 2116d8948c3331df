import { document, type Svg } from '#artwork/draw/index.ts';
import { cloth } from '#artwork/trades/cloth.ts';
import { market } from '#artwork/trades/market.ts';
import { sweetsTray } from '#artwork/trades/sweets.ts';
import { yard } from '#artwork/trades/yard.ts';
import type { Still } from '#artwork/still.ts';

const width = 800;
const height = 1200;

const drawings: Readonly<Record<string, (width: number, height: number, over?: true) => Svg>> = {
  cloth,
  yard,
  sweets: sweetsTray,
  market,
};

/** Clients' trades from above, each filling its strip to the edges. */
const strips: Still[] = Object.entries(drawings).map(([name, draw]) => ({
  key: `trades/${name}`,
  width,
  height,
  draw: { svg: () => document(`0 0 ${width} ${height}`, draw(width, height)) },
  widths: [240, 400, 560, 800],
}));

/** What of each trade lies above letters that are set across it. */
const above: Still[] = Object.entries(drawings).map(([name, draw]) => ({
  key: `trades/${name}-above`,
  width,
  height,
  draw: { svg: () => document(`0 0 ${width} ${height}`, draw(width, height, true)) },
}));

export const stills: readonly Still[] = [...strips, ...above];
