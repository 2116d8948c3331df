import type { Scene } from '../scene.ts';
import { bronzeBoat, creamBoat, silverBoat } from './colors.ts';
import { HERO } from './widths.ts';

/** Awards: a regatta of four silver and two bronze sails, one per column. */
const regatta: Scene = {
  name: 'regatta',
  width: 1920,
  height: 1014,
  widths: HERO,
  seed: 23,
  palette: {
    sky: ['#f7c873', '#fbe3b4', '#fbf1df'],
    sun: '#fbf6ee',
    glow: ['#ffe0a6', '#ffe0a6'],
    cloud: '#ffffff',
    far: '#ddaf76',
    dune: ['#ebc48c', '#d99a5b', '#b0693a'],
    sea: ['#3f9aa0', '#12788a', '#0b3b4a'],
    glint: '#f5eadb',
  },
  horizon: 0.385,
  sun: { x: 0.865, y: 0.74, r: 0.1 },
  dry: 2,
  relief: 0.05,
  clouds: 0.7,
  boats: [
    { hull: 'sambuk', colors: bronzeBoat, x: 0.2533, waterline: 0.285, size: 0.37, layer: 8 },
    { hull: 'uru', colors: silverBoat, x: 0.5681, waterline: 0.275, size: 0.37, layer: 8 },
    { hull: 'sambuk', colors: silverBoat, x: 0.883, waterline: 0.26, size: 0.385, layer: 8 },
    { hull: 'boom', colors: silverBoat, x: 0.0958, waterline: 0.2, size: 0.44, layer: 8 },
    { hull: 'uru', colors: bronzeBoat, x: 0.7256, waterline: 0.19, size: 0.45, layer: 8 },
    { hull: 'boom', colors: silverBoat, x: 0.4107, waterline: 0.17, size: 0.46, layer: 8 },
  ],
};

/** Careers: a snake boat with two dozen paddles in unison. */
const careers: Scene = {
  name: 'careers',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 37,
  palette: {
    sky: ['#f2b25c', '#fad28c', '#fff0cf'],
    sun: '#fffaf0',
    sunFoot: '#ffd58a',
    glow: ['#ffe6b0', '#ffc97a'],
    cloud: '#fff6e2',
    far: '#9fb79a',
    dune: ['#e3cdaf', '#c28a5a', '#7a4a34'],
    sea: ['#f3d9a4', '#1f8d84', '#0b3b4a'],
    glint: '#fff6e2',
  },
  horizon: 0.46,
  sun: { x: 0.6, y: 0.61, r: 0.12 },
  dry: 0,
  clouds: 0.7,
  swell: 0.8,
  far: { kind: 'ghats' },
  boats: [
    {
      hull: 'chundan',
      colors: {
        ...creamBoat,
        sail: '#f0562b',
        sail2: '#7a431e',
        shade: '#3a1a22',
        hull: '#0c1424',
        spar: '#0c1424',
        trim: '#ffb547',
      },
      x: 0.81,
      size: 0.3,
      layer: 3,
      flip: true,
      mist: 0.18,
    },
    {
      hull: 'chundan',
      colors: {
        ...creamBoat,
        sail: '#ffb547',
        sail2: '#7a431e',
        shade: '#5c1a0a',
        hull: '#0c1424',
        spar: '#070c16',
        trim: '#f0562b',
      },
      x: 0.44,
      size: 0.84,
      layer: 5,
      flip: true,
    },
  ],
  front: [
    { kind: 'palm', x: 1.0, y: 1.03, size: 0.84, lean: -0.06 },
    { kind: 'palm', x: 0.93, y: 1.05, size: 0.46, lean: 0.08 },
  ],
};

export const regattaScenes: readonly Scene[] = [regatta, careers];
