import type { Scene } from '../scene.ts';
import { bronzeBoat, silverBoat } from './colors.ts';
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

export const regattaScenes: readonly Scene[] = [regatta];
