import type { Scene } from '../scene.ts';
import { HERO } from './widths.ts';

/** Blue hour with an ember sun; flat enough for cream text. */
const seo: Scene = {
  name: 'seo',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 63,
  palette: {
    sky: ['#07222e', '#0c4a58', '#16808c'],
    sun: '#f0562b',
    sunFoot: '#d23c1c',
    glow: ['#2a93a0', '#12788a'],
    cloud: '#2e7f84',
    far: '#b04a28',
    dune: ['#e9904a', '#6e2012', '#2a0c18'],
    sea: ['#9a4a35', '#0f4652', '#070c16'],
    glint: '#ffc46b',
  },
  horizon: 0.345,
  sun: { x: 0.735, y: 0.545, r: 0.19 },
  dry: 9,
  relief: 0.062,
  clouds: 0.7,
};

const seoTall: Scene = {
  ...seo,
  name: 'seo-tall',
  width: 900,
  height: 1400,
  widths: [450, 680, 900],
  horizon: 0.36,
  sun: { x: 0.66, y: 0.55, r: 0.17 },
};

/** Kerala has no dunes: the same sun sets into a pre-monsoon swell. */
const keralaTall: Scene = {
  ...seoTall,
  name: 'seo-kerala-tall',
  palette: {
    ...seo.palette,
    far: '#0f4652',
    dune: ['#12788a', '#0b3b4a', '#070c16'],
    sea: ['#f08a4a', '#12788a', '#08202c'],
    glint: '#ffd79a',
  },
  dry: 0,
  swell: 2.4,
};

export const searchScenes: readonly Scene[] = [seo, seoTall, keralaTall];
