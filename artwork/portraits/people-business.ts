import { palette as c } from '#artwork/draw/index.ts';
import { blazer, hoodie, roundNeck, shirt } from '#artwork/portraits/dress.ts';
import { saree } from '#artwork/portraits/dress-draped.ts';
import { glasses } from '#artwork/portraits/glasses.ts';
import { crop, curls, knot } from '#artwork/portraits/hair.ts';
import { bob, bun, parted, sweptBack } from '#artwork/portraits/longhair.ts';
import { earrings } from '#artwork/portraits/ornaments.ts';
import type { Portrait } from '#artwork/portraits/portrait.ts';

/** Heads of the seven disciplines. */
export const business: Portrait[] = [
  {
    slug: 'nithya-sasi',
    name: 'Nithya Sasi',
    role: 'Business Head, Social Media',
    group: 'business',
    city: 'Kozhikode',
    alt: 'Young woman with a cloud of curls and yellow glasses in a teal top',
    ground: { colour: c.rope, sun: c.ember, at: [84, 130, 104] },
    light: 'behind',
    pose: { yaw: 0.3, tilt: -4, y: 20, scale: 0.94 },
    build: { jaw: 0.92, chin: -6, nose: 0.9, wings: 1.2, bridge: -3 },
    stance: { wide: 128, raise: 6, turn: 0.1, neck: 30 },
    skin: 'umber',
    hair: 'black',
    features: { smile: 1, teeth: true, lips: 1.15, lash: 0.5, arch: 5, brow: 0.9 },
    dress: roundNeck({ lit: c.lagoon, shade: c.tide, trim: c.sun }, 204),
    parts: ({ h, tone, light }) => {
      const hair = curls(h, tone, light, 30, 34, 'nithya');
      return { back: hair.back, top: hair.top + glasses(h, 'round', c.sun, 5) + earrings(h, c.ember, 8) };
    },
  },
  {
    slug: 'vimal-raghav',
    name: 'Vimal Raghav',
    role: 'Business Head, SEO',
    group: 'business',
    city: 'Kozhikode',
    alt: 'Man with a full beard and square glasses in an orange shirt, before lines of search results, one of them lit',
    ground: { colour: '#0E5F6E', sun: c.sun, at: [322, 104, 70], land: 'results', tones: ['#12788A'] },
    light: 'ahead',
    pose: { yaw: 1.2, tilt: 4, x: -48, y: 40, scale: 0.86 },
    build: { nose: 1.1, chin: 2 },
    stance: { wide: 148, turn: 0.9, raise: -6, neck: 36 },
    skin: 'brown',
    hair: 'black',
    beard: 'full',
    features: { gaze: 0.8, smile: 0.3, open: 0.86 },
    dress: shirt({ lit: c.ember, shade: c.brick, trim: '#FF8A5C' }, 206),
    parts: ({ h, tone, light }) => ({
      top:
        crop(h, tone, light, { volume: 7, line: -66, corners: 14 }).top + glasses(h, 'square', c.night, 4.5),
    }),
  },
  {
    slug: 'sana-haddad',
    name: 'Sana Haddad',
    role: 'Business Head, Performance',
    group: 'business',
    city: 'Dubai',
    alt: 'Levantine woman with long wavy chestnut hair over a navy blazer, almost smiling',
    ground: { colour: c.ember, sun: c.sun, at: [92, 134, 116] },
    light: 'behind',
    flip: true,
    pose: { yaw: 0.65, tilt: -3, y: 2 },
    build: { jaw: 0.94, nose: 1.08, bridge: 3 },
    stance: { wide: 136, turn: 0.6, raise: 8, neck: 30 },
    skin: 'olive',
    hair: 'chestnut',
    brows: '#3A211A',
    features: { smile: 0.7, lash: 0.9, arch: 7, rouge: '#B03A34', iris: '#5A6B3A' },
    dress: blazer({ lit: c.navy, shade: c.night, trim: '#34456B' }, { lit: c.paper, shade: c.rope }),
    parts: ({ h, tone, light }) => {
      const hair = parted(h, tone, light, { part: 0.5, volume: 12, length: 190, wave: 1, ear: false });
      return { ...hair, ears: false };
    },
  },
  {
    slug: 'arjun-pillai',
    name: 'Arjun Pillai',
    role: 'Business Head, Web and UI/UX',
    group: 'business',
    city: 'Kozhikode',
    alt: 'Young man with a high fade in a red hoodie, chin up, amused',
    ground: { colour: c.aqua, sun: c.paper, at: [100, 150, 120] },
    light: 'behind',
    pose: { yaw: 0.5, tilt: -7, y: 10, pitch: 0.8, scale: 1.06 },
    build: { jaw: 1.02, chin: -3, nose: 0.95, wings: 1.25, bridge: -2 },
    stance: { wide: 150, turn: -0.3, raise: 8, neck: 38 },
    skin: 'umber',
    hair: 'black',
    beard: 'stubble',
    features: { smile: 0.9, open: 0.84, lips: 1.15, brow: 1.1 },
    dress: hoodie({ lit: c.ember, shade: c.brick, trim: c.laterite }, c.paper),
    parts: ({ h, tone, light }) => ({
      top: crop(h, tone, light, { volume: 20, line: -60, corners: 2, quiff: 18 }).top,
    }),
  },
  {
    slug: 'basil-kuriakose',
    name: 'Basil Kuriakose',
    role: 'Business Head, Production',
    group: 'business',
    city: 'Kochi',
    alt: 'Long-haired man with a top knot and full beard in a mustard jumper, in light through blinds',
    ground: { colour: '#8A3A22', sun: c.sun, at: [300, 150, 110], land: 'blinds', tones: ['#6B2A1A'] },
    light: 'ahead',
    pose: { yaw: 0.7, tilt: -2, x: -8, y: 22 },
    build: { width: 1.02, jaw: 1.06, wings: 1.1 },
    stance: { wide: 156, turn: 0.3, raise: -8, neck: 40 },
    skin: 'bronze',
    hair: 'warm',
    beard: 'full',
    features: { smile: 0.6, brow: 1.15, open: 0.9, gaze: 0.4 },
    dress: roundNeck({ lit: c.turmeric, shade: '#A8651A', trim: '#C47F1F' }, 178),
    parts: ({ h, tone, light }) => {
      const hair = sweptBack(h, tone, light, { volume: 10, line: -66 });
      return { back: knot(h.crown[0] - 14, h.crown[1] - 22, 28, tone, h, light), top: hair.top };
    },
  },
  {
    slug: 'lakshmi-warrier',
    name: 'Lakshmi Warrier',
    role: 'Business Head, Branding and Creative',
    group: 'business',
    city: 'Kozhikode',
    alt: 'Woman nearly in profile, jasmine round a low bun, in a cream kasavu saree',
    ground: { colour: c.palm, sun: c.sun, at: [116, 128, 100] },
    light: 'behind',
    pose: { yaw: 1.15, tilt: 4, x: 6, y: 10 },
    build: { jaw: 0.92, chin: -2, nose: 1.02, bridge: -1 },
    stance: { wide: 138, turn: -0.7, raise: 22, neck: 30 },
    skin: 'brown',
    hair: 'black',
    features: { smile: 0.7, lash: 0.9, arch: 6, brow: 0.9, gaze: -0.3 },
    dress: saree({ lit: c.ember, shade: c.brick }, { lit: c.paper, shade: c.rope }, c.sun, c.turmeric),
    parts: ({ h, tone, light }) => {
      const hair = bun(h, tone, light, { part: -0.2, size: 34, flowers: true });
      return { back: hair.back, top: hair.top + earrings(h, c.sun, 7) };
    },
  },
  {
    slug: 'bea-santos',
    name: 'Bea Santos',
    role: 'Business Head, Influencer',
    group: 'business',
    city: 'Dubai',
    alt: 'Filipino woman with a blunt black bob and fringe in a coral jacket, laughing',
    ground: { colour: c.sun, sun: c.paper, at: [110, 150, 124] },
    light: 'behind',
    flip: true,
    pose: { yaw: 0.2, tilt: 6, y: 4 },
    build: { jaw: 0.98, chin: -10, nose: 0.8, width: 1.02, wings: 1.2, bridge: -5 },
    stance: { wide: 130, turn: 0, raise: -6, neck: 29 },
    skin: 'olive',
    hair: 'black',
    features: {
      smile: 1.1,
      teeth: true,
      slant: 3.5,
      open: 0.8,
      arch: 3,
      brow: 0.8,
      rouge: '#C8443C',
      gaze: -0.2,
    },
    dress: blazer({ lit: c.rose, shade: c.brick, trim: '#F2A18F' }, { lit: c.night, shade: c.ink }),
    parts: ({ h, tone, light }) => ({ ...bob(h, tone, light, 84, true), ears: false }),
  },
];
