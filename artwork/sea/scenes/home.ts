import type { Palette, Scene } from '../scene.ts';
import { HERO } from './widths.ts';

const lowSun: Palette = {
  sky: ['#f0562b', '#f0562b', '#ffb547'],
  sun: '#fff0d2',
  sunFoot: '#ffe0a6',
  glow: ['#ffd98f', '#ee8a63'],
  cloud: '#d9451f',
  far: '#a93a1c',
  dune: ['#e58a44', '#a83c1a', '#431420'],
  sea: ['#ee8a63', '#12788a', '#070c16'],
  glint: '#ffe0a6',
};

/** Home: sky, sun and sea behind the headline. The boat is a separate drawing on the page. */
export const home: Scene = {
  name: 'home',
  width: 1920,
  height: 1080,
  widths: HERO,
  seed: 63,
  palette: lowSun,
  horizon: 0.235,
  sun: { x: 0.15, y: 0.3, r: 0.15 },
  dry: 0,
  clouds: 0.8,
  swell: 1.1,
  far: { kind: 'ghats' },
};

/** Its left half, for viewports as tall as they are wide. */
const homeTall: Scene = {
  ...home,
  name: 'home-tall',
  width: 900,
  height: 900,
  widths: [450, 680, 900],
  sun: { x: 0.2, y: 0.33, r: 0.15 },
};

export const homeScenes: readonly Scene[] = [home, homeTall];
