import { disc, palette as c, type Svg } from '#artwork/draw/index.ts';
import { kandura, saree } from '#artwork/portraits/dress-draped.ts';
import { roundNeck, shirt, standCollar } from '#artwork/portraits/dress.ts';
import type { Features } from '#artwork/portraits/features.ts';
import { crop } from '#artwork/portraits/hair.ts';
import { ghutra } from '#artwork/portraits/headwear.ts';
import { bob, bun } from '#artwork/portraits/longhair.ts';
import { earrings } from '#artwork/portraits/ornaments.ts';
import type { Portrait } from '#artwork/portraits/portrait.ts';
import { hijab } from '#artwork/portraits/veils.ts';
import { sit } from '#artwork/scenes/kit.ts';

const [mint, leaf, plum, rose] = ['#8FE0C0', '#4FA78A', '#7A2F5C', '#F0A58C'];

interface Role {
  slug: string;
  yaw: number;
  change: Partial<Portrait>;
}

/** Who keeps the example shop, and who comes in during its month. */
const cast = {
  keeper: {
    slug: 'lakshmi-warrier',
    yaw: 0.5,
    change: {
      build: { jaw: 0.96, chin: -3, nose: 1.02, width: 1.02 },
      stance: { wide: 142, turn: 0.3, raise: 0, neck: 32 },
      features: { smile: 1.1, teeth: true, lash: 0.8, arch: 6, gaze: 0.4 },
      dress: saree({ lit: c.ember, shade: c.brick }, { lit: mint, shade: leaf }, c.sun, c.paper),
      parts: ({ h, tone, light }) => {
        const hair = bun(h, tone, light, { part: 0, size: 34, flowers: true });
        return {
          back: hair.back,
          top: hair.top + disc(h.middle + 3, -36, 5, '#C23D14') + earrings(h, c.sun, 7),
        };
      },
    },
  },
  bride: {
    slug: 'lakshmi-warrier',
    yaw: 0.4,
    change: {
      build: { jaw: 0.9, chin: -4 },
      stance: { wide: 132, turn: 0.2, raise: 0, neck: 30 },
      skin: 'honey',
      features: { smile: 0.7, lids: 'lowered', lash: 1, arch: 6 },
      dress: saree({ lit: c.sun, shade: c.turmeric }, { lit: '#C23D14', shade: '#8A2410' }, c.sun, c.glow),
      parts: ({ h, tone, light }) => {
        const hair = bun(h, tone, light, { part: 0, size: 30, flowers: true });
        return { back: hair.back, top: hair.top + disc(h.middle + 2, -70, 7, c.sun) + earrings(h, c.sun, 7) };
      },
    },
  },
  groom: {
    slug: 'danish-rahim',
    yaw: 0.4,
    change: {
      beard: 'thick-moustache',
      skin: 'brown',
      features: { smile: 1, lids: 'laughing', brow: 1.2 },
      dress: standCollar({ lit: c.paper, shade: '#D8C7A2', trim: c.sun }, 3),
    },
  },
  elder: {
    slug: 'thomas-vadakkan',
    yaw: 0.5,
    change: {
      features: { age: 0.8, smile: 1.8, arch: 6 },
      dress: standCollar({ lit: '#A9CFC6', shade: '#6FA098', trim: '#4C7F78' }, 3),
    },
  },
  gran: {
    slug: 'rekha-nambisan',
    yaw: 0.5,
    change: {
      dress: saree({ lit: rose, shade: '#C97B5E' }, { lit: c.paper, shade: c.rope }, c.sun, c.ember),
    },
  },
  child: {
    slug: 'kiran-das',
    yaw: 0.2,
    change: {
      skin: 'bronze',
      build: { jaw: 0.84, chin: -14, nose: 0.72 },
      features: { smile: 1.1, teeth: true, brow: 0.8, lash: 0.3 },
      dress: roundNeck({ lit: c.sun, shade: c.turmeric }),
      parts: ({ h, tone, light }) => ({
        top: crop(h, tone, light, { volume: 14, line: -58, corners: 0, quiff: 6 }).top,
      }),
    },
  },
  trader: {
    slug: 'danish-rahim',
    yaw: 0.5,
    change: {
      skin: 'bronze',
      beard: 'goatee',
      features: { smile: 0.8, brow: 1.2 },
      dress: kandura({ lit: c.paper, shade: '#D3CBBE' }),
      parts: ({ h, light }) => ({ ...ghutra(h, light, '#B3261E'), ears: false }),
    },
  },
  neighbour: {
    slug: 'farah-siddiqui',
    yaw: 0.35,
    change: {
      dress: roundNeck({ lit: plum, shade: '#4F1B3B' }),
      parts: ({ h, light }) => ({
        ...hijab(h, { lit: '#D98A9A', shade: '#B25F72', fold: '#96495C' }, light, 'far', plum),
        ears: false,
      }),
    },
  },
  tourist: {
    slug: 'bea-santos',
    yaw: 0.35,
    change: {
      dress: roundNeck({ lit: '#12788A', shade: '#0B3B4A' }),
      parts: ({ h, tone, light }) => bob(h, tone, light, 62, true),
    },
  },
  friend: {
    slug: 'yusuf-abdi',
    yaw: 0.4,
    change: {
      features: { smile: 1.1, teeth: true },
      dress: shirt({ lit: c.sun, shade: c.turmeric, trim: c.paper }, 220),
    },
  },
} as const satisfies Record<string, Role>;

/** Somebody of the shop's month, the eyes at a point. */
export function met(
  name: keyof typeof cast,
  x: number,
  y: number,
  scale: number,
  facing: 'left' | 'right' = 'right',
  more: Partial<Portrait> = {},
): Svg {
  const { slug, yaw, change }: Role = cast[name];
  return sit(slug, { x, y, scale, facing, sun: 'left', yaw, change: { ...change, ...more } });
}

/** The shop's keeper, as she looks that day. */
export const keeper = (x: number, y: number, scale: number, features: Features): Svg =>
  met('keeper', x, y, scale, 'right', { features });

/** Days on which she has a thing on the counter to herself, and how she takes it. */
export const moods = new Map<number, Features>([
  // The rickshaw is not for sale.
  [4, { raised: 10, gaze: 0.9, smile: 0.9, lash: 0.8 }],
  // It has grown.
  [9, { lids: 'laughing', smile: 1.5, teeth: true }],
  [12, { lids: 'lowered', smile: 0.5, lash: 1 }],
  // Her song.
  [15, { lids: 'lowered', laugh: true, smile: 1 }],
  // Whose turn is it to lift this?
  [17, { gaze: -0.9, smile: -1.2, brow: 1.3, arch: 0, lash: 0.6 }],
  // From whom?
  [22, { open: 1.5, raised: 8, arch: 9, smile: 0.7, lash: 0.8 }],
]);
