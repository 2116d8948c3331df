import type { Palette, Scene } from '../scene.ts';
import { creamBoat } from './colors.ts';

/**
 * Skies of the office clocks. The page moves its own sun between two layers of the same size: the sky without a sun,
 * and the land and sea with a transparent sky.
 */
const base = {
  width: 1320,
  height: 500,
  widths: [440, 620, 880, 1320],
  horizon: 0.24,
  clouds: 0.55,
} as const;

/** No visible sun: it is below the horizon and tiny, and only its light warms the bottom of the sky. */
const noSun = { x: 0.5, y: 0.2, r: 0.02 };

const malabar: Palette = {
  sky: ['#4b3a5c', '#a9506a', '#f6a05a'],
  sun: '#ffe0a6',
  glow: ['#f2955a', '#c2566a'],
  cloud: '#7a4668',
  far: '#6b3a56',
  dune: ['#e3cdaf', '#c28a5a', '#7a4a34'],
  sea: ['#8a4a5a', '#3b3a5c', '#0c1424'],
  glint: '#ffc99a',
};

const kozhikode: Scene = {
  ...base,
  name: 'clock-kozhikode',
  seed: 83,
  palette: malabar,
  sun: noSun,
  dry: 0,
  light: 0,
  boats: [
    {
      hull: 'uru',
      colors: { ...creamBoat, hull: '#070c16', spar: '#070c16' },
      x: 0.4,
      size: 0.5,
      layer: 4,
    },
  ],
  front: [
    { kind: 'palm', x: 0.03, y: 1.04, size: 0.78, lean: 0.1, color: '#070c16' },
    { kind: 'palm', x: 0.95, y: 1.05, size: 0.92, lean: -0.1, color: '#070c16' },
    { kind: 'palm', x: 0.885, y: 1.02, size: 0.5, lean: -0.14, color: '#070c16' },
  ],
};

const gulf: Palette = {
  sky: ['#dd6f38', '#f2a45c', '#ffe0a6'],
  sun: '#fbf6ee',
  glow: ['#ffc98a', '#f0935a'],
  cloud: '#f6bd84',
  far: '#b05a30',
  dune: ['#e8a45a', '#c2571f', '#5e1e14'],
  sea: ['#c2724a', '#12788a', '#0b3b4a'],
  glint: '#ffe0a6',
};

const dubai: Scene = {
  ...base,
  name: 'clock-dubai',
  seed: 96,
  palette: gulf,
  sun: noSun,
  dry: 3,
  relief: 0.12,
  light: 0,
  boats: [
    {
      hull: 'sambuk',
      colors: { ...creamBoat, hull: '#3a1410', spar: '#3a1410' },
      x: 0.46,
      size: 0.42,
      layer: 5,
    },
  ],
};

/** The same scene twice: its sky, and everything in front of the sky. */
const layers = (scene: Scene): Scene[] => [
  { ...scene, name: `${scene.name}-sky`, boats: [], front: [] },
  { ...scene, name: `${scene.name}-shore`, cut: 0 },
];

export const clockScenes: readonly Scene[] = [kozhikode, dubai].flatMap(layers);
