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
      board: [-20, 44, 1480, 580],
      middle: 1044,
      reach: 366,
      edge: 330,
      rise: 318,
      calm: (x, y) => x < 664 && y < 624,
      street: 668,
      eyes: 540,
      size: 0.6,
      dry: ['elder', 'trader', 'sportsman', 'student', 'doctor', 'sender', 'child'],
    }),
  ),
  print(
    'creative-sizes-tall',
    780,
    1530,
    sizes(780, 1530, {
      board: [-20, 16, 820, 1396],
      middle: 300,
      reach: 286,
      edge: 1096,
      rise: 310,
      calm: (_, y) => y < 770,
      street: 1468,
      eyes: 1308,
      size: 0.58,
      dry: ['trader', 'sportsman', 'doctor', 'sender', 'child'],
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
