import type { Still } from '../still.ts';
import { deskTall, deskWide } from './performance-desk.ts';
import { call, click, night, page, ticking } from './performance-steps.ts';
import { towersTall, towersWide } from './performance-towers.ts';
import { print, sheet } from './sheet.ts';

const ofStep = [390, 780];

export const performance: readonly Still[] = [
  print('performance', 1440, 870, deskWide),
  print('performance-tall', 780, 870, deskTall),
  print('leads-towers', 1440, 640, towersWide),
  print('leads-towers-tall', 780, 580, towersTall),
  print('leads-click', 800, 800, await click(), ofStep),
  print('leads-page', 800, 800, await page(), ofStep),
  print('leads-call', 800, 800, await call(), ofStep),
  print('leads-night', 800, 800, night(), ofStep),
  sheet('leads-tick', 460, 460, ticking),
];
