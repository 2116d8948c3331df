import type { Scene } from '../scene.ts';
import { creamBoat } from './colors.ts';
import { COIN } from './widths.ts';

/** Late afternoon on the Creek: wind towers, ferry, the tower far off. */
const officeDubai: Scene = {
  name: 'office-dubai',
  width: 1440,
  height: 900,
  widths: COIN,
  seed: 27,
  palette: {
    sky: ['#e9a07a', '#f6c79a', '#fdebc8'],
    sun: '#fff6e2',
    sunFoot: '#ffd9a0',
    glow: ['#ffe3b0', '#f7bf8a'],
    cloud: '#fbe3c4',
    far: '#c98a6a',
    dune: ['#eac08e', '#d08a54', '#8e4a2a'],
    sea: ['#e3b48e', '#2c8790', '#0b3b4a'],
    glint: '#fff3da',
  },
  horizon: 0.44,
  sun: { x: 0.66, y: 0.63, r: 0.115 },
  dry: 0,
  clouds: 0.7,
  far: { kind: 'creek', scale: 1.35 },
  boats: [
    {
      hull: 'abra',
      colors: { ...creamBoat, hull: '#3a1f1a', spar: '#3a1f1a', sail: '#fbf6ee', sail2: '#f0562b' },
      x: 0.3,
      size: 0.4,
      layer: 4,
      flip: true,
    },
    { hull: 'sambuk', colors: { ...creamBoat, hull: '#5a2b22' }, x: 0.82, size: 0.34, layer: 2 },
  ],
  front: [
    { kind: 'bird', x: 0.46, y: 0.2, size: 0.012, color: '#5a2b22' },
    { kind: 'bird', x: 0.49, y: 0.185, size: 0.009, color: '#5a2b22' },
    { kind: 'bird', x: 0.437, y: 0.174, size: 0.008, color: '#5a2b22' },
  ],
};

/** A still morning in the mangroves, the white city across the water. */
const abuDhabi: Scene = {
  name: 'abu-dhabi',
  width: 1440,
  height: 900,
  widths: COIN,
  seed: 71,
  palette: {
    sky: ['#8fb9b4', '#d5dcc4', '#fbe6cf'],
    sun: '#fff8ea',
    sunFoot: '#fbd3b4',
    glow: ['#fbe0c0', '#e6d6c0'],
    cloud: '#fff6ea',
    far: '#a9b8ae',
    dune: ['#e3cdaf', '#c28a5a', '#7a4a34'],
    sea: ['#f0d8bd', '#6aa39c', '#14505a'],
    glint: '#fff8ea',
  },
  horizon: 0.5,
  sun: { x: 0.36, y: 0.66, r: 0.095 },
  dry: 0,
  clouds: 0.6,
  swell: 0.45,
  far: { kind: 'corniche', scale: 1.1 },
  boats: [
    {
      hull: 'vallam',
      colors: { ...creamBoat, hull: '#14333a', spar: '#14333a', trim: '#f0562b' },
      x: 0.56,
      size: 0.2,
      layer: 3,
    },
  ],
  front: [
    { kind: 'mangrove', x: -0.06, y: 0.72, width: 0.3, size: 0.13, color: '#2c6a62' },
    { kind: 'mangrove', x: 0.7, y: 0.86, width: 0.42, size: 0.24, color: '#0f3a3c' },
    { kind: 'heron', x: 0.6, y: 0.9, size: 0.2, color: '#0f3a3c' },
  ],
};

export const citiesScenes: readonly Scene[] = [officeDubai, abuDhabi];
