import { line, palette as c } from '#artwork/draw/index.ts';
import { roundNeck } from '#artwork/portraits/dress.ts';
import { bun } from '#artwork/portraits/longhair.ts';
import { glasses } from '#artwork/portraits/glasses.ts';
import { earrings } from '#artwork/portraits/ornaments.ts';
import type { Portrait } from '#artwork/portraits/portrait.ts';

/** People featured in articles. */
export const articles: Portrait[] = [
  {
    slug: 'sneha-padmanabhan',
    name: 'Sneha Padmanabhan',
    role: 'AI practice lead',
    group: 'article',
    city: 'Kozhikode',
    alt: 'Sneha Padmanabhan in black square glasses and an orange kurta, a red pencil through the knot of her hair',
    ground: { colour: c.tide, sun: c.sun, at: [300, 140, 116] },
    light: 'ahead',
    pose: { yaw: 0.6, tilt: -2, x: -4, y: 8, scale: 1.1 },
    build: { jaw: 0.94, chin: -3, width: 0.98, bridge: -1 },
    stance: { wide: 136, turn: 0.3, raise: 0, neck: 31 },
    skin: 'bronze',
    hair: 'black',
    features: { smile: 0.5, lash: 0.7, arch: 5, open: 0.94, rouge: '#A9503E' },
    dress: roundNeck({ lit: c.ember, shade: c.brick, trim: c.sun }, 190),
    parts: ({ h, tone, light }) => {
      const hair = bun(h, tone, light, { part: 0.3, size: 38, high: true });
      const [x, y] = [h.crown[0] - 16, h.crown[1] - 23];
      return {
        back: line(`M${x - 74} ${y - 26}L${x + 70} ${y + 22}`, c.ember, 9) + (hair.back ?? ''),
        top: hair.top + glasses(h, 'square', c.ink, 5) + earrings(h, c.sun, 6),
      };
    },
  },
];
