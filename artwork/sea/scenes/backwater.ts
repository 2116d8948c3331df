import type { Scene } from '../scene.ts';
import { creamBoat } from './colors.ts';
import { HERO } from './widths.ts';

/** Kozhikode: a house boat on the backwater, early. */
const officeKozhikode: Scene = {
  name: 'office-kozhikode',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 58,
  palette: {
    sky: ['#3f8f86', '#a9cfa8', '#f6e7a8'],
    sun: '#fff8dc',
    sunFoot: '#ffd36e',
    glow: ['#fbe59a', '#cfe0a0'],
    cloud: '#f6f4da',
    far: '#4f8f74',
    dune: ['#e3cdaf', '#c28a5a', '#7a4a34'],
    sea: ['#e6dc98', '#2f8a72', '#0b3b3a'],
    glint: '#fff6cf',
  },
  horizon: 0.5,
  sun: { x: 0.63, y: 0.62, r: 0.11 },
  dry: 0,
  clouds: 0.6,
  swell: 0.5,
  far: { kind: 'ghats' },
  boats: [
    {
      hull: 'kettuvallam',
      colors: {
        ...creamBoat,
        sail: '#e3b26a',
        sail2: '#c28a4a',
        shade: '#8e5a2a',
        seam: '#5c3512',
        hull: '#142a24',
        spar: '#142a24',
        trim: '#f0562b',
      },
      x: 0.53,
      size: 0.5,
      layer: 4,
    },
  ],
  front: [
    { kind: 'palm', x: 0.03, y: 1.02, size: 0.84, lean: 0.14, color: '#0a2420' },
    { kind: 'palm', x: 0.11, y: 1.03, size: 0.56, lean: 0.2, color: '#0a2420' },
    { kind: 'palm', x: 0.93, y: 0.8, size: 0.44, lean: -0.14, color: '#1a5348' },
    { kind: 'palm', x: 0.985, y: 0.82, size: 0.58, lean: -0.08, color: '#1a5348' },
    {
      kind: 'bank',
      from: [0.78, 0.815],
      curves: [[0.86, 0.775, 1.02, 0.77]],
      floor: 0.818,
      color: '#1a5348',
    },
    { kind: 'bank', from: [-0.02, 0.93], curves: [[0.1, 0.9, 0.28, 1.01]], color: '#0a2420' },
  ],
};

export const backwaterScenes: readonly Scene[] = [officeKozhikode];
