import { readBrand } from '../../app/content/brand.server.ts';
import { BRAND } from '../deliver/paths.ts';
import type { Brand } from '../../app/content/schema/brand.ts';

const { colours } = readBrand(BRAND);

const brand = (name: keyof Brand['colours']): string => colours[name].toUpperCase();

/**
 * Colours of all pictures. The first block is the brand's; the others are mixed for posters. Names refer to what has
 * the colour, so that drawing code is readable.
 */
export const palette = {
  ink: brand('ink-950'),
  night: brand('ink-900'),
  navy: brand('ink-800'),
  tide: brand('tide-700'),
  lagoon: brand('tide-500'),
  sun: brand('sun-400'),
  glow: brand('sun-200'),
  ember: brand('ember-500'),
  laterite: brand('ember-600'),
  paper: brand('sand-50'),
  sand: brand('sand-100'),
  rope: brand('sand-300'),
  palm: brand('palm-600'),

  aqua: '#A9CFC6',
  mist: '#CFE0D6',
  shoal: '#5FA8A6',
  jade: '#2F8A66',
  forest: '#17573F',
  paddy: '#B9BE5C',
  moss: '#6E7B3C',
  deep: '#0E5766',
  abyss: '#092535',
  slate: '#35405C',

  coral: '#EE8A63',
  apricot: '#F2A27C',
  blush: '#F6CDAE',
  rose: '#D9705E',
  brick: '#A93A1C',
  clay: '#8E3420',
  teak: '#5E2D1C',
  umber: '#3A1510',
  plum: '#3A2233',
  turmeric: '#E39A2D',
} as const;

/** The four flat tones of a metal, from lit to dark. */
export type Metal = readonly [lit: string, flat: string, shade: string, dark: string];

export const silver: Metal = ['#E9ECEC', '#B9C0C4', '#7B868D', '#4A555E'];
export const bronze: Metal = ['#E0A26B', '#B9723D', '#7E4721', '#4F2A12'];
export const brass: Metal = ['#FFE0A6', '#F2B04A', '#C27A22', '#7A4313'];
