import { print, sheet } from '../sheet.ts';
import { film, kit, pair, year } from './creative-media.ts';
import { sizes } from './creative-sizes.ts';
import { ideas, key, words } from './creative-street.ts';

export const creative = [
  print(
    'creative-sizes',
    1440,
    500,
    sizes(1440, 500, {
      board: [50, 20, 1340, 396],
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
    920,
    sizes(780, 920, {
      board: [30, 30, 720, 780],
      reach: 346,
      rise: 340,
      street: 862,
      eyes: 690,
      size: 0.66,
      dry: ['trader', 'sportsman', 'doctor', 'sender', 'child'],
    }),
  ),
  sheet('creative-ideas', 1440, 640, await ideas()),
  sheet('creative-words', 720, 660, await words()),
  print('creative-key', 720, 660, key()),
  sheet('creative-year', 1440, 536, await year()),
  sheet('creative-kit', 720, 660, kit()),
  print('creative-pair', 720, 660, await pair()),
  sheet('creative-frames', 1440, 420, film()),
];
