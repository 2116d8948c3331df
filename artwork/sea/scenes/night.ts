import type { Palette, Scene } from '../scene.ts';
import { moonBoat } from './colors.ts';
import { HERO } from './widths.ts';

const nightPalette: Palette = {
  sky: ['#070c16', '#0c1a30', '#15465a'],
  sun: '#f5eadb',
  glow: ['#2e7c88', '#2e7c88'],
  cloud: '#16324a',
  far: '#0f3446',
  dune: ['#123c4c', '#0e2a3a', '#081424'],
  sea: ['#155060', '#0d3a4c', '#070c16'],
  glint: '#bfd9d2',
};

/** Moonlit mouth of the Creek. */
const night: Scene = {
  name: 'night',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 31,
  palette: nightPalette,
  horizon: 0.36,
  sun: { x: 0.2, y: 0.68, r: 0.085 },
  dry: 3,
  relief: 0.05,
  clouds: 0.5,
  stars: 0.9,
  far: { kind: 'gulf' },
  boats: [{ hull: 'boom', colors: moonBoat, x: 0.8, size: 0.34, layer: 5, flip: true }],
};

export const nightScenes: readonly Scene[] = [night];
