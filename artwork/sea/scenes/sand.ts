import type { Scene } from '../scene.ts';
import { dustBoat } from './colors.ts';
import { COIN, HERO } from './widths.ts';

/** Only sand. */
const desert: Scene = {
  name: 'desert',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 52,
  palette: {
    sky: ['#e87b3c', '#f6b36a', '#ffe0a6'],
    sun: '#fff6e2',
    glow: ['#ffd58a', '#ffd58a'],
    cloud: '#f8c98a',
    far: '#b04a28',
    dune: ['#efb36e', '#c9571f', '#5e1e14'],
    sea: ['#9a4a35', '#0f4652', '#070c16'],
    glint: '#ffc46b',
  },
  horizon: 0.6,
  sun: { x: 0.6, y: 0.7, r: 0.13 },
  dry: 9,
  relief: 0.075,
  clouds: 0.5,
};

/** The spring dust storm: one hue, everything half hidden. */
const shamal: Scene = {
  name: 'shamal',
  width: 1440,
  height: 900,
  widths: COIN,
  seed: 90,
  palette: {
    sky: ['#b98a52', '#ddb277', '#f1d7a6'],
    sun: '#fff6e2',
    glow: ['#fbe7be', '#fbe7be'],
    cloud: '#cda067',
    far: '#c99d62',
    dune: ['#d9a868', '#a76a38', '#5b3420'],
    sea: ['#b9955f', '#7a6248', '#2b2a2a'],
    glint: '#fff0cf',
  },
  horizon: 0.46,
  sun: { x: 0.48, y: 0.66, r: 0.15 },
  dry: 4,
  relief: 0.07,
  clouds: 0.35,
  haze: 0.5,
  far: { kind: 'sharjah' },
  boats: [{ hull: 'sambuk', colors: dustBoat, x: 0.76, size: 0.4, layer: 5, flip: true }],
};

export const sandScenes: readonly Scene[] = [desert, shamal];
