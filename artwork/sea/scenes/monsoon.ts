import type { Scene } from '../scene.ts';
import { emberBoat } from './colors.ts';
import { HERO } from './widths.ts';

/** July on the Malabar coast. */
const monsoon: Scene = {
  name: 'monsoon',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 77,
  palette: {
    sky: ['#22404a', '#4e7c7c', '#b9cdb4'],
    sun: '#edebcf',
    glow: ['#c5d6b8', '#c5d6b8'],
    cloud: '#2b4e56',
    far: '#3f6c6a',
    dune: ['#e3cdaf', '#c28a5a', '#7a4a34'],
    sea: ['#86ab9c', '#3a6e6e', '#08252f'],
    glint: '#e6eed8',
  },
  horizon: 0.52,
  sun: { x: 0.66, y: 0.7, r: 0.1 },
  dry: 0,
  clouds: 1,
  swell: 1.25,
  far: { kind: 'ghats' },
  boats: [{ hull: 'uru', colors: emberBoat, x: 0.43, size: 0.44, layer: 4 }],
  front: [{ kind: 'palm', x: 0.0, y: 1.04, size: 0.74, lean: 0.1 }],
  rain: '#e6eed8',
};

export const monsoonScenes: readonly Scene[] = [monsoon];
