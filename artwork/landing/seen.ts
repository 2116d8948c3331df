import { basket, report, revamp, shop } from './seen/built.ts';
import { advert, leads, search, shopping } from './seen/found.ts';
import { ferry, harvest, match } from './seen/sites.ts';
import { HEIGHT, WIDTH } from './seen/frame.ts';

/** Delivered work in use: on a phone, in a window, on paper. The subject is in the upper half. */
export const seen = await Promise.all(
  Object.entries({
    search,
    advert,
    shopping,
    leads,
    basket,
    shop,
    revamp,
    report,
    ferry,
    harvest,
    match,
  }).map(async ([name, draw]) => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${await draw()}</svg>`;
    return { key: `landing/seen-${name}`, width: WIDTH, height: HEIGHT, draw: { svg: () => drawn } };
  }),
);
