import { print, sheet } from '../sheet.ts';
import { film, kit, pair, year } from './creative-media.ts';
import { ideas } from './creative-routes.ts';
import { sizes } from './creative-sizes.ts';
import { key, words } from './creative-street.ts';

export const creative = [
  print(
    'creative-sizes',
    1440,
    500,
    sizes(1440, 500, {
      board: [50, 20, 1340, 396],
      middle: 720,
      reach: 470,
      rise: 214,
      street: 456,
      eyes: 352,
      size: 0.5,
      dry: ['elder', 'trader', 'sportsman', 'student', 'doctor', 'sender', 'child'],
    }),
  ),
  print(
    'creative-sizes-tall',
    780,
    800,
    sizes(780, 800, {
      board: [30, 30, 720, 660],
      middle: 296,
      reach: 286,
      rise: 310,
      street: 744,
      eyes: 582,
      size: 0.56,
      dry: ['trader', 'sportsman', 'doctor', 'sender', 'child'],
    }),
    1100,
  ),
  print(
    'creative-ideas',
    1440,
    640,
    await ideas(1440, 640, [
      [256, 320, 1],
      [720, 320, 1],
      [1184, 320, 1],
    ]),
  ),
  print(
    'creative-ideas-tall',
    780,
    1460,
    await ideas(780, 1460, [
      [202, 234, 0.75],
      [578, 234, 0.75],
      [390, 952, 1.62],
    ]),
    780,
  ),
  sheet('creative-words', 720, 660, await words()),
  print('creative-key', 720, 660, key()),
  sheet('creative-year', 1440, 536, await year(1440, 6, 40)),
  sheet('creative-year-tall', 780, 1064, await year(780, 3, 20)),
  sheet('creative-kit', 720, 660, kit()),
  print('creative-pair', 720, 660, await pair()),
  sheet('creative-frames', 1440, 420, film()),
];
