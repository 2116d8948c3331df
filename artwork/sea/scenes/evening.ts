import type { Scene } from '../scene.ts';
import { INK, creamBoat, eveningBoat } from './colors.ts';
import { HERO } from './widths.ts';

/** Contact: after sunset, a heavy swell and one boat. */
const contact: Scene = {
  name: 'contact',
  width: 1920,
  height: 1000,
  widths: HERO,
  seed: 18,
  palette: {
    sky: ['#14203a', '#6b3a48', '#f0835a'],
    sun: '#ffe0a6',
    glow: ['#f7a060', '#c2423a'],
    cloud: '#8a4450',
    far: '#7a3a48',
    dune: ['#e3cdaf', '#c28a5a', '#7a4a34'],
    sea: ['#d9705e', '#0e4a58', '#070c16'],
    glint: '#ffc9a0',
  },
  horizon: 0.4,
  sun: { x: 0.74, y: 0.6, r: 0.15 },
  dry: 0,
  clouds: 0.7,
  far: { kind: 'ghats' },
  boats: [{ hull: 'boom', colors: eveningBoat, x: 0.6, size: 0.42, layer: 3 }],
};

/** Kochi: shore nets lifted against the last light. */
const kochi: Scene = {
  name: 'kochi',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 66,
  palette: {
    sky: ['#0f3f4c', '#c8604a', '#ffc27a'],
    sun: '#fff0cf',
    sunFoot: '#ff8a4a',
    glow: ['#ffd08a', '#d8704a'],
    cloud: '#e08a62',
    far: '#8e4a48',
    dune: ['#e3cdaf', '#c28a5a', '#7a4a34'],
    sea: ['#f0a070', '#1c6a74', '#082430'],
    glint: '#ffdcaa',
  },
  horizon: 0.38,
  sun: { x: 0.5, y: 0.5, r: 0.16 },
  dry: 0,
  clouds: 0.7,
  swell: 0.8,
  far: { kind: 'ghats' },
  boats: [
    {
      hull: 'vallam',
      colors: {
        ...creamBoat,
        sail: '#3a1a22',
        sail2: '#3a1a22',
        shade: INK,
        seam: '#c8604a',
        hull: INK,
        spar: INK,
      },
      x: 0.87,
      size: 0.2,
      layer: 4,
    },
  ],
  front: [
    { kind: 'net', x: 0.1, y: 0.92, size: 0.5 },
    { kind: 'net', x: 0.985, y: 0.705, size: 0.17, color: '#10303a', flip: true },
    {
      kind: 'bank',
      from: [-0.02, 0.9],
      curves: [
        [0.1, 0.88, 0.26, 0.96],
        [0.36, 0.99, 0.46, 1.01],
      ],
    },
    {
      kind: 'bank',
      from: [0.93, 0.706],
      curves: [[0.97, 0.69, 1.02, 0.688]],
      floor: 0.708,
      color: '#10303a',
    },
    { kind: 'bird', x: 0.68, y: 0.2, size: 0.012 },
    { kind: 'bird', x: 0.72, y: 0.185, size: 0.009 },
  ],
};

export const eveningScenes: readonly Scene[] = [contact, kochi];
