import { palette as c, type Svg } from '#artwork/draw/index.ts';
import { saree } from '#artwork/portraits/dress-draped.ts';
import { hoodie, roundNeck, shirt, standCollar } from '#artwork/portraits/dress.ts';
import { crop } from '#artwork/portraits/hair.ts';
import { sweptBack } from '#artwork/portraits/longhair.ts';
import { earrings, plait } from '#artwork/portraits/ornaments.ts';
import type { Portrait } from '#artwork/portraits/portrait.ts';
import { sit } from '#artwork/scenes/kit.ts';
import { cream, night, red, violet, yellow } from './creative-umbrella.ts';

interface Sheltered {
  slug: string;
  yaw: number;
  change: Partial<Portrait>;
}

const lavender = { lit: '#CFC4EA', shade: '#9C8BCB' };
const rose = { lit: red, shade: '#A92C1D' };

/** People of the campaign, in the colours of its poster. */
const crowd = {
  elder: {
    slug: 'thomas-vadakkan',
    yaw: 0.5,
    change: { dress: standCollar({ lit: cream, shade: '#D8C7A2', trim: '#A98F5C' }, 3) },
  },
  doctor: {
    slug: 'jumana-kareem',
    yaw: 0.35,
    change: { dress: roundNeck(lavender) },
  },
  child: {
    slug: 'kiran-das',
    yaw: 0.3,
    change: {
      dress: hoodie({ ...rose, trim: '#A92C1D' }, cream),
      build: { jaw: 0.84, chin: -14, nose: 0.72 },
      features: { smile: 1.1, teeth: true, brow: 0.8, lash: 0.3 },
      parts: ({ h, tone, light }) => ({
        top: crop(h, tone, light, { volume: 14, line: -58, corners: 0, quiff: 6 }).top,
      }),
    },
  },
  trader: {
    slug: 'ruth-wanjala',
    yaw: 0.45,
    change: { dress: roundNeck({ lit: cream, shade: '#D8C7A2' }, 204) },
  },
  student: {
    slug: 'ruth-wanjala',
    yaw: 0.4,
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
    yaw: 0.5,
    change: { dress: shirt({ lit: '#8FC8B0', shade: '#5C9A82', trim: cream }, 220) },
  },
} as const satisfies Record<string, Sheltered>;

/** Somebody of the poster, the eyes at a point. */
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
