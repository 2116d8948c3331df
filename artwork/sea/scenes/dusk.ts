import type { Palette, Scene } from '../scene.ts';
import { inkBoat } from './colors.ts';
import { HERO } from './widths.ts';

const duskPalette: Palette = {
  sky: ['#0c1424', '#5a2b33', '#f0812f'],
  sun: '#ffe0a6',
  glow: ['#ffb547', '#d8432a'],
  cloud: '#7a3436',
  far: '#b04a28',
  dune: ['#c2522a', '#8e3420', '#3a1a22'],
  sea: ['#b8573a', '#0f4652', '#070c16'],
  glint: '#ffc46b',
};

/** Home: a dark dhow before the largest sun of the site. */
const dusk: Scene = {
  name: 'dusk',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 11,
  palette: duskPalette,
  horizon: 0.425,
  sun: { x: 0.738, y: 0.575, r: 0.25 },
  dry: 3,
  relief: 0.058,
  clouds: 0.75,
  far: { kind: 'gulf', flip: true },
  boats: [{ hull: 'boom', colors: inkBoat, x: 0.705, size: 0.56, layer: 4 }],
  front: [
    { kind: 'bird', x: 0.925, y: 0.2, size: 0.013 },
    { kind: 'bird', x: 0.948, y: 0.172, size: 0.01 },
    { kind: 'bird', x: 0.905, y: 0.165, size: 0.008 },
  ],
};

export const duskScenes: readonly Scene[] = [dusk];
