import { HEIGHT, WIDTH } from './piece-parts.ts';
import * as city from './pieces-city.ts';
import * as trade from './pieces-trade.ts';

const drawings = { ...city, ...trade };

/** One flat interface drawing for each thing on the web pages' list of what we build. */
export const pieces = await Promise.all(
  Object.entries(drawings).map(async ([name, draw]) => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${await draw()}</svg>`;
    return { key: `landing/piece-${name}`, width: WIDTH, height: HEIGHT, draw: { svg: () => drawn } };
  }),
);
