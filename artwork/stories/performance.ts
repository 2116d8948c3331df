import type { Still } from '../still.ts';
import { deskDone, deskTall, deskWide } from './performance-desk.ts';
import { call, click, night, page, ticking } from './performance-steps.ts';
import { towersTall, towersWide } from './performance-towers.ts';
import { print, sheet } from './sheet.ts';

const ofStep = [390, 780, 1200];

export const performance: readonly Still[] = [
  print('performance', 1440, 870, deskWide),
  print('performance-tall', 780, 870, deskTall),
  print('leads-towers', 1440, 640, towersWide),
  print('leads-towers-tall', 780, 580, towersTall),
  print('leads-click', 1200, 750, await click(), ofStep),
  print('leads-page', 1200, 750, await page(), ofStep),
  print('leads-call', 1200, 750, await call(), ofStep),
  print('leads-night', 1200, 750, night(), ofStep),
  print('leads-list', 900, 900, deskDone, [390, 780]),
  sheet('leads-tick', 460, 460, ticking),
];
