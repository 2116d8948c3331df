import { HEIGHT, WIDTH } from './piece-parts.ts';
import * as city from './pieces-city.ts';
import * as trade from './pieces-trade.ts';

const drawings = { ...city, ...trade };

/** One flat piece of an interface for each thing that a web page says we build. */
export const pieces = await Promise.all(
  Object.entries(drawings).map(async ([name, draw]) => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${await draw()}</svg>`;
    return { key: `landing/piece-${name}`, width: WIDTH, height: HEIGHT, draw: { svg: () => drawn } };
  }),
);
