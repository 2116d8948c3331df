import type { Palette, Scene } from '../scene.ts';
import { creamBoat, dustBoat, inkBoat, moonBoat } from './colors.ts';

const HERO = [640, 960, 1440, 1920] as const;

const duskPalette: Palette = {
  sky: ['#0c1424', '#5a2b33', '#f0812f'],
  sun: '#ffe0a6',
  glow: ['#ffb547', '#d8432a'],
  cloud: '#7a3436',
  far: '#b04a28',
  dune: ['#c2522a', '#8e3420', '#3a1a22'],
  sea: ['#b8573a', '#0f4652', '#070c16'],
  glint: '#ffc46b',
};

/** Home: a dark dhow before the largest sun of the site. */
const dusk: Scene = {
  name: 'dusk',
  width: 2400,
  height: 1500,
  widths: [...HERO, 2400],
  seed: 11,
  palette: duskPalette,
  horizon: 0.425,
  sun: { x: 0.738, y: 0.575, r: 0.25 },
  dry: 3,
  relief: 0.058,
  clouds: 0.75,
  far: { kind: 'gulf', flip: true },
  boats: [{ hull: 'boom', colors: inkBoat, x: 0.705, size: 0.56, layer: 4 }],
  front: [
    { kind: 'bird', x: 0.925, y: 0.2, size: 0.013 },
    { kind: 'bird', x: 0.948, y: 0.172, size: 0.01 },
    { kind: 'bird', x: 0.905, y: 0.165, size: 0.008 },
  ],
};

/** The same hour for a tall screen: sun and boat whole in the upper half, dark water below for the words. */
const duskTall: Scene = {
  ...dusk,
  name: 'dusk-tall',
  width: 900,
  height: 1400,
  widths: [450, 900],
  seed: 19,
  horizon: 0.56,
  sun: { x: 0.6, y: 0.72, r: 0.185 },
  far: { kind: 'gulf', flip: true, scale: 0.8 },
  boats: [{ hull: 'boom', colors: inkBoat, x: 0.55, size: 0.43, layer: 4 }],
  front: [
    { kind: 'bird', x: 0.17, y: 0.2, size: 0.01 },
    { kind: 'bird', x: 0.23, y: 0.178, size: 0.008 },
  ],
};

const nightPalette: Palette = {
  sky: ['#070c16', '#0c1a30', '#15465a'],
  sun: '#f5eadb',
  glow: ['#2e7c88', '#2e7c88'],
  cloud: '#16324a',
  far: '#0f3446',
  dune: ['#123c4c', '#0e2a3a', '#081424'],
  sea: ['#155060', '#0d3a4c', '#070c16'],
  glint: '#bfd9d2',
};

/** Moonlit mouth of the Creek. */
const night: Scene = {
  name: 'night',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 31,
  palette: nightPalette,
  horizon: 0.36,
  sun: { x: 0.2, y: 0.68, r: 0.085 },
  dry: 3,
  relief: 0.05,
  clouds: 0.5,
  stars: 0.9,
  far: { kind: 'gulf' },
  boats: [{ hull: 'boom', colors: moonBoat, x: 0.8, size: 0.34, layer: 5, flip: true }],
};

/** Night sky high above a low shore: room for a row of portraits. */
const clientNight: Scene = {
  ...night,
  name: 'client-night',
  seed: 44,
  horizon: 0.27,
  sun: { x: 0.63, y: 0.8, r: 0.06 },
  boats: [],
};

/** Nothing but sand. */
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

/** The dust wind of spring: one hue, everything half hidden. */
const shamal: Scene = {
  name: 'shamal',
  width: 1920,
  height: 1200,
  widths: HERO,
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

/** Blue hour with an ember sun; flat enough to carry cream type. */
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
  widths: [450, 900],
  horizon: 0.36,
  sun: { x: 0.66, y: 0.55, r: 0.17 },
};

/** The dunes of a scene alone: laid over type, they let it stand behind them. */
const front = (scene: Scene, name: string): Scene => ({ ...scene, name, cut: 1 });

/** Late afternoon on the Creek: wind towers, ferry, the tower far off. */
const officeDubai: Scene = {
  name: 'office-dubai',
  width: 1920,
  height: 1200,
  widths: HERO,
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
  width: 1920,
  height: 1200,
  widths: HERO,
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

export const gulfScenes: readonly Scene[] = [
  dusk,
  duskTall,
  night,
  clientNight,
  desert,
  shamal,
  seo,
  front(seo, 'seo-front'),
  seoTall,
  front(seoTall, 'seo-front-tall'),
  officeDubai,
  abuDhabi,
];
