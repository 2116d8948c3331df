import type { Scene } from '../scene.ts';
import { eveningBoat } from './colors.ts';
import { COIN } from './widths.ts';

/** Contact: after sunset, a heavy swell and one boat. */
const contact: Scene = {
  name: 'contact',
  width: 1440,
  height: 750,
  widths: COIN,
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

export const eveningScenes: readonly Scene[] = [contact];
