import type { Scene } from '../scene.ts';
import { creamBoat } from './colors.ts';

/** Sunrise at Beypore. */
const dawn: Scene = {
  name: 'dawn',
  width: 1760,
  height: 1320,
  widths: [500, 740, 1090, 1280, 1760],
  seed: 4,
  palette: {
    sky: ['#5fa3a8', '#bfd6c4', '#ffdfa8'],
    sun: '#fff3d6',
    glow: ['#ffc97a', '#ffc97a'],
    cloud: '#fbf6ee',
    far: '#7fa9a2',
    dune: ['#e3cdaf', '#c28a5a', '#7a4a34'],
    sea: ['#e9c590', '#3c8f93', '#0b3b4a'],
    glint: '#fff0cf',
  },
  horizon: 0.5,
  sun: { x: 0.3, y: 0.62, r: 0.13 },
  dry: 0,
  clouds: 0.8,
  far: { kind: 'ghats' },
  boats: [{ hull: 'boom', colors: creamBoat, x: 0.485, size: 0.4, layer: 3 }],
  front: [
    { kind: 'bird', x: 0.575, y: 0.2, size: 0.014, color: '#0c1424' },
    { kind: 'bird', x: 0.612, y: 0.17, size: 0.01, color: '#0c1424' },
    { kind: 'bird', x: 0.54, y: 0.165, size: 0.008, color: '#0c1424' },
    {
      kind: 'bank',
      from: [0.62, 1.01],
      curves: [
        [0.74, 0.93, 0.86, 0.935],
        [0.95, 0.94, 1.02, 0.9],
      ],
    },
    { kind: 'palm', x: 0.965, y: 1.02, size: 0.7, lean: -0.16 },
    { kind: 'palm', x: 1.06, y: 1.05, size: 0.93, lean: -0.1 },
    { kind: 'palm', x: 0.86, y: 1, size: 0.36, lean: -0.16 },
  ],
};

export const dawnScenes: readonly Scene[] = [dawn];
