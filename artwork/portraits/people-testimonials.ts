import { palette as c } from '#artwork/draw/index.ts';
import { roundNeck, shirt } from '#artwork/portraits/dress.ts';
import { saree } from '#artwork/portraits/dress-draped.ts';
import { glasses } from '#artwork/portraits/glasses.ts';
import { crop } from '#artwork/portraits/hair.ts';
import { bob, bun } from '#artwork/portraits/longhair.ts';
import { earrings } from '#artwork/portraits/ornaments.ts';
import type { Portrait } from '#artwork/portraits/portrait.ts';

/** Clients who give testimonials. */
export const testimonials: Portrait[] = [
  {
    slug: 'rekha-nambisan',
    name: 'Rekha Nambisan',
    role: 'Principal, Ezhuthu School',
    group: 'testimonial',
    city: 'Thrissur',
    alt: 'Grey-haired woman with a red bindi and a low bun, in a maroon saree over a yellow blouse',
    ground: { colour: c.aqua, sun: c.sun, at: [316, 128, 96] },
    light: 'ahead',
    flip: true,
    pose: { yaw: 0.65, tilt: 2, x: -8, y: 4 },
    build: { jaw: 1, chin: -4, nose: 1.05, wings: 1.1 },
    stance: { wide: 136, turn: 0.3, raise: 0, neck: 32 },
    skin: 'brown',
    hair: 'grey',
    brows: '#5E5A5E',
    features: { age: 0.9, smile: 1.2, open: 0.7, arch: 7, lash: 0.3, gaze: -0.9, raised: 9 },
    dress: saree({ lit: c.sun, shade: c.turmeric }, { lit: '#7A1F2B', shade: '#4F1320' }, c.sun, c.glow),
    parts: ({ h, tone, light }) => {
      const hair = bun(h, tone, light, { part: 0, size: 32 });
      return {
        back: hair.back,
        top:
          hair.top +
          `<circle cx="${h.middle + 3}" cy="-36" r="5" fill="#B3261E"/>` +
          earrings(h, c.sun) +
          glasses(h, 'half', c.umber, 3),
      };
    },
  },
  {
    slug: 'danish-rahim',
    name: 'Danish Rahim',
    role: 'Marketing manager, Thira Park',
    group: 'testimonial',
    city: 'Kannur',
    alt: 'Young man with thick swept hair and a trimmed beard in a lime shirt, grinning',
    ground: { colour: c.brick, sun: c.apricot, at: [110, 150, 122] },
    light: 'behind',
    flip: true,
    pose: { yaw: 0.25, tilt: -5, x: 0, y: 14, scale: 1.1 },
    build: { jaw: 1.04, chin: -3 },
    stance: { wide: 152, turn: 0.1, raise: 8, neck: 39 },
    skin: 'honey',
    hair: 'black',
    beard: 'short',
    features: { smile: 1, teeth: true, brow: 1.3, lids: 'laughing', raised: 3 },
    dress: shirt({ lit: c.paddy, shade: c.moss, trim: '#E2E59A' }, 220),
    parts: ({ h, tone, light }) => ({
      top: crop(h, tone, light, { volume: 19, line: -62, corners: 6, quiff: 12 }).top,
    }),
  },
  {
    slug: 'clara-hoffmann',
    name: 'Clara Hoffmann',
    role: 'Brand director, oudra',
    group: 'testimonial',
    city: 'Dubai',
    alt: 'Fair-haired woman in a navy dress, turning to look over her shoulder',
    ground: { colour: c.palm, sun: c.glow, at: [96, 140, 108] },
    light: 'behind',
    pose: { yaw: 1.05, tilt: 4, x: 2, y: 2 },
    build: { jaw: 0.94, chin: -2, nose: 1.05 },
    stance: { wide: 150, turn: -1, raise: 40, neck: 29 },
    skin: 'fair',
    hair: 'fair',
    brows: '#8A6233',
    features: {
      smile: 1,
      lash: 0.6,
      open: 0.7,
      arch: 6,
      iris: '#4B7F8C',
      rouge: '#C2443C',
      brow: 0.8,
      gaze: -1,
      raised: 8,
    },
    dress: roundNeck({ lit: c.navy, shade: c.night }, 214),
    parts: ({ h, tone, light }) => ({ ...bob(h, tone, light, 92, false), ears: false }),
  },
];
