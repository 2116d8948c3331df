import type { Scene } from '../scene.ts';
import { bronzeBoat, creamBoat, emberBoat, eveningBoat, INK, silverBoat } from './colors.ts';

const HERO = [640, 960, 1440, 1920] as const;

/** Sunrise at Beypore. */
const dawn: Scene = {
  name: 'dawn',
  width: 1760,
  height: 1320,
  widths: [640, 960, 1280, 1760],
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
  boats: [{ hull: 'boom', colors: creamBoat, x: 0.52, size: 0.4, layer: 3 }],
  front: [
    { kind: 'bird', x: 0.2, y: 0.22, size: 0.014, color: '#0c1424' },
    { kind: 'bird', x: 0.24, y: 0.19, size: 0.01, color: '#0c1424' },
    { kind: 'bird', x: 0.165, y: 0.185, size: 0.008, color: '#0c1424' },
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

/** Awards: a regatta of four silver and two bronze sails, one to each of six columns. */
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

/** July on the Malabar coast. */
const monsoon: Scene = {
  name: 'monsoon',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 77,
  palette: {
    sky: ['#22404a', '#4e7c7c', '#b9cdb4'],
    sun: '#edebcf',
    glow: ['#c5d6b8', '#c5d6b8'],
    cloud: '#2b4e56',
    far: '#3f6c6a',
    dune: ['#e3cdaf', '#c28a5a', '#7a4a34'],
    sea: ['#86ab9c', '#3a6e6e', '#08252f'],
    glint: '#e6eed8',
  },
  horizon: 0.52,
  sun: { x: 0.66, y: 0.7, r: 0.1 },
  dry: 0,
  clouds: 1,
  swell: 1.25,
  far: { kind: 'ghats' },
  boats: [{ hull: 'uru', colors: emberBoat, x: 0.4, size: 0.44, layer: 4 }],
  front: [{ kind: 'palm', x: 0.04, y: 1.04, size: 0.72, lean: 0.1 }],
  rain: '#e6eed8',
};

/** Contact: after sunset, all swell, one boat on its way. */
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

/** Careers: the snake boat, two dozen paddles as one. */
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
  sun: { x: 0.74, y: 0.6, r: 0.12 },
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
      x: 0.74,
      size: 0.34,
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
      x: 0.47,
      size: 0.82,
      layer: 5,
      flip: true,
    },
  ],
  front: [
    { kind: 'palm', x: 0.985, y: 1.03, size: 0.8, lean: -0.12 },
    { kind: 'palm', x: 1.05, y: 1.05, size: 0.56, lean: -0.2 },
  ],
};

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
  sun: { x: 0.56, y: 0.62, r: 0.11 },
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
      x: 0.47,
      size: 0.5,
      layer: 4,
    },
  ],
  front: [
    { kind: 'palm', x: 0.03, y: 1.02, size: 0.84, lean: 0.14, color: '#0a2420' },
    { kind: 'palm', x: 0.11, y: 1.03, size: 0.56, lean: 0.2, color: '#0a2420' },
    { kind: 'palm', x: 0.93, y: 0.8, size: 0.44, lean: -0.14, color: '#1a5348' },
    { kind: 'palm', x: 0.985, y: 0.82, size: 0.58, lean: -0.08, color: '#1a5348' },
    { kind: 'bank', from: [0.8, 0.84], curves: [[0.88, 0.775, 1.02, 0.78]], color: '#1a5348' },
    { kind: 'bank', from: [-0.02, 0.93], curves: [[0.1, 0.9, 0.28, 1.01]], color: '#0a2420' },
  ],
};

/** About: a hull in frame on the slip at Beypore, before the working day. */
const founder: Scene = {
  name: 'about-founder',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 83,
  palette: {
    sky: ['#14343f', '#3f6f74', '#f2b98a'],
    sun: '#fff0cf',
    sunFoot: '#ff9a5a',
    glow: ['#f9c79a', '#7f9a92'],
    cloud: '#d59a80',
    far: '#5a7a7a',
    dune: ['#e3cdaf', '#c28a5a', '#7a4a34'],
    sea: ['#e8a983', '#235f6a', '#0a2a36'],
    glint: '#ffd9b0',
  },
  horizon: 0.42,
  sun: { x: 0.62, y: 0.53, r: 0.17 },
  dry: 0,
  clouds: 0.7,
  swell: 0.7,
  boats: [
    {
      hull: 'vallam',
      colors: { ...creamBoat, sail: '#f7e3c8', hull: INK, spar: INK },
      x: 0.2,
      size: 0.13,
      layer: 2,
    },
  ],
  front: [
    {
      kind: 'bank',
      from: [-0.02, 0.83],
      curves: [
        [0.3, 0.8, 0.62, 0.815],
        [0.86, 0.83, 1.02, 0.79],
      ],
    },
    { kind: 'ribs', x: 0.62, y: 0.79, size: 0.74 },
    { kind: 'walker', x: 0.27, y: 0.825, size: 0.13 },
    { kind: 'palm', x: 1, y: 0.86, size: 0.72, lean: -0.1 },
    { kind: 'palm', x: 0.93, y: 0.86, size: 0.42, lean: 0.12 },
  ],
};

/** Not found: one small boat in the fog. */
const notFound: Scene = {
  name: 'not-found',
  width: 1920,
  height: 1200,
  widths: HERO,
  seed: 14,
  palette: {
    sky: ['#a9b7b4', '#c9d1c8', '#e6e4d6'],
    sun: '#f7f2e2',
    sunFoot: '#e6e4d6',
    glow: ['#f1ead6', '#d9dbcd'],
    cloud: '#dfe1d6',
    far: '#b9c2ba',
    dune: ['#e3cdaf', '#c28a5a', '#7a4a34'],
    sea: ['#d9d9cb', '#8fa5a4', '#4a6a70'],
    glint: '#f7f2e2',
  },
  horizon: 0.5,
  sun: { x: 0.7, y: 0.68, r: 0.07 },
  dry: 0,
  clouds: 0.3,
  haze: 0.75,
  hazeReach: 0.4,
  swell: 0.5,
  boats: [
    {
      hull: 'vallam',
      colors: {
        ...creamBoat,
        sail: '#c23d14',
        shade: '#8e2b12',
        hull: '#22343a',
        spar: '#22343a',
        trim: '#c5c9cb',
      },
      x: 0.64,
      size: 0.2,
      layer: 5,
    },
  ],
};

export const malabarScenes: readonly Scene[] = [
  dawn,
  regatta,
  monsoon,
  contact,
  careers,
  officeKozhikode,
  founder,
  notFound,
];
