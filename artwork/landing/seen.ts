import { report, shop } from './seen/built.ts';
import { advert, leads, search, shopping } from './seen/found.ts';
import { ferry, harvest, match } from './seen/sites.ts';
import { NARROW, WIDE } from './seen/frame.ts';

/** Delivered work in use: on a phone, in a window, on paper. The subject is in the upper half. */
export const seen = await Promise.all(
  Object.entries({
    search,
    advert,
    shopping,
    leads,
    shop,
    report,
    ferry,
    harvest,
    match,
  }).map(async ([name, draw]) => {
    const { left, width, height } = draw === advert ? WIDE : NARROW;
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}">${await draw()}</svg>`;
    return { key: `landing/seen-${name}`, width, height, draw: { svg: () => drawn } };
  }),
);
