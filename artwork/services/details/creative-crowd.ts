import { palette as c, type Svg } from '#artwork/draw/index.ts';
import { saree } from '#artwork/portraits/dress-draped.ts';
import { hoodie, roundNeck, shirt, standCollar } from '#artwork/portraits/dress.ts';
import { crop } from '#artwork/portraits/hair.ts';
import { turban } from '#artwork/portraits/headwear.ts';
import { sweptBack } from '#artwork/portraits/longhair.ts';
import { earrings, plait } from '#artwork/portraits/ornaments.ts';
import type { Portrait } from '#artwork/portraits/portrait.ts';
import { sit } from '#artwork/scenes/kit.ts';
import { cream, lilac, night, red, violet, yellow } from './creative-umbrella.ts';

export interface Sheltered {
  slug: string;
  /** From the pole to the edge of the canopy. */
  at: number;
  facing: 'left' | 'right';
  /** Below the height of the eyes, and size, both in parts of an adult's. */
  lower?: number;
  size?: number;
  yaw: number;
  tilt?: number;
  pitch?: number;
  change?: Partial<Portrait>;
}

const lavender = { lit: '#CFC4EA', shade: '#9C8BCB' };
export const rose = { lit: red, shade: '#A92C1D' };

/** People under the umbrella, in the colours of its poster. */
export const crowd = {
  elder: {
    slug: 'thomas-vadakkan',
    at: -0.8,
    facing: 'right',
    yaw: 0.5,
    tilt: -3,
    change: { dress: standCollar({ lit: cream, shade: '#D8C7A2', trim: '#A98F5C' }, 3) },
  },
  doctor: {
    slug: 'jumana-kareem',
    at: -0.54,
    facing: 'right',
    size: 0.96,
    lower: 0.05,
    yaw: 0.35,
    tilt: 3,
    change: { dress: roundNeck(lavender) },
  },
  child: {
    slug: 'kiran-das',
    at: -0.385,
    facing: 'right',
    size: 0.74,
    lower: 0.62,
    yaw: 0.3,
    tilt: -4,
    pitch: 0.5,
    change: {
      dress: hoodie({ ...rose, trim: '#A92C1D' }, cream),
      build: { jaw: 0.84, chin: -14, nose: 0.72 },
      features: { smile: 1.1, teeth: true, brow: 0.8, lash: 0.3 },
      parts: ({ h, tone, light }) => ({
        top: crop(h, tone, light, { volume: 14, line: -58, corners: 0, quiff: 6 }).top,
      }),
    },
  },
  sportsman: {
    slug: 'danish-rahim',
    at: -0.2,
    facing: 'left',
    size: 1.04,
    lower: -0.06,
    yaw: 0.6,
    tilt: 2,
    change: {
      build: { jaw: 1.1, nose: 1.05, bridge: 2, wings: 1.1 },
      stance: { wide: 166, turn: 0.5, raise: 8, neck: 43 },
      beard: 'full',
      features: { smile: 0.6, brow: 1.2 },
      dress: roundNeck({ lit: lilac, shade: violet, trim: cream }),
      parts: ({ h, light }) => ({
        top: turban(h, { lit: c.lagoon, shade: c.tide, fold: c.tide }, light, c.sun).top,
      }),
    },
  },
  trader: {
    slug: 'ruth-wanjala',
    at: 0.27,
    facing: 'right',
    lower: 0.06,
    yaw: 0.45,
    change: { dress: roundNeck({ lit: cream, shade: '#D8C7A2' }, 204) },
  },
  student: {
    slug: 'ruth-wanjala',
    at: 0.46,
    facing: 'left',
    size: 0.95,
    lower: 0.04,
    yaw: 0.4,
    tilt: -3,
    change: {
      build: { jaw: 0.94, chin: -2, nose: 1.02, bridge: 0 },
      stance: { wide: 132, turn: 0.5, raise: -4, neck: 30 },
      skin: 'bronze',
      features: { smile: 0.8, lash: 0.7, arch: 5 },
      dress: saree({ lit: violet, shade: night }, rose, cream, yellow),
      parts: ({ h, tone, light }) => ({
        top: sweptBack(h, tone, light, { volume: 9, line: -70 }).top + earrings(h, c.sun, 6),
        over: plait(h.nape[0] + 2, 56, 7, 22, tone, 4),
      }),
    },
  },
  sender: {
    slug: 'danish-rahim',
    at: 0.68,
    facing: 'right',
    yaw: 0.5,
    tilt: 3,
    change: { dress: shirt({ lit: '#8FC8B0', shade: '#5C9A82', trim: cream }, 220) },
  },
} as const satisfies Record<string, Sheltered>;

/** Somebody of the hero's crowd, the eyes at a point. */
export function one(
  name: keyof typeof crowd,
  x: number,
  y: number,
  scale: number,
  facing: 'left' | 'right',
  pitch = 0,
): Svg {
  const { slug, yaw, change } = crowd[name];
  return sit(slug, { x, y, scale, facing, sun: 'right', yaw, pitch, change });
}
