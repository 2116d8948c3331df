import { mornings } from '#artwork/stories/creative.ts';
import { print, sheet } from '../sheet.ts';
import { loop } from './creative-loop.ts';
import { kit, pair } from './creative-media.ts';
import { year } from './creative-year.ts';
import { ideas } from './creative-routes.ts';
import { sizes } from './creative-sizes.ts';
import { key, words } from './creative-street.ts';
import { cream, lilac, red, violet, yellow } from './creative-umbrella.ts';

/** The campaign with the flower carpet, in the colours of this page. */
const inks = {
  petals: [red, cream, violet, yellow, lilac],
  ground: yellow,
  number: violet,
  name: violet,
  floor: violet,
};

export const creative = [
  print(
    'creative-sizes',
    1440,
    740,
    sizes(1440, 740, {
      middle: 1210,
      reach: 560,
      edge: 300,
      rise: 390,
      calm: (x) => x < 660,
      sender: [930, 456, 1.1],
      friend: [1356, 462, 1.1],
    }),
  ),
  print(
    'creative-sizes-tall',
    780,
    1530,
    sizes(780, 1530, {
      middle: 470,
      reach: 560,
      edge: 1140,
      rise: 310,
      calm: (_, y) => y < 820,
      sender: [196, 1268, 1.06],
      friend: [640, 1276, 1.06],
    }),
    1100,
  ),
  print(
    'creative-ideas',
    900,
    760,
    await ideas(900, 760, [
      [144, 198, 0.62],
      [144, 562, 0.62],
      [592, 380, 1.27],
    ]),
    1440,
  ),
  print(
    'creative-ideas-tall',
    780,
    1360,
    await ideas(780, 1360, [
      [200, 1116, 0.75],
      [580, 1116, 0.75],
      [390, 448, 1.5],
    ]),
    780,
  ),
  sheet('creative-words', 600, 660, await words()),
  print('creative-key', 840, 660, key()),
  sheet('creative-mornings', 1440, 356, await mornings(1440, [10], 10, 78, inks)),
  sheet('creative-mornings-tall', 780, 1200, await mornings(780, [4, 7, 10], 12, 150, inks)),
  print('creative-year', 1440, 848, await year(1440, 6), 1440),
  print('creative-year-tall', 780, 1704, await year(780, 3), 780),
  sheet('creative-kit', 720, 660, kit()),
  print('creative-pair', 720, 660, await pair()),
  print('creative-frames', 1440, 607, loop(1440, 6), 1440),
  print('creative-frames-tall', 780, 1288, loop(780, 3), 780),
];
