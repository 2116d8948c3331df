import { palette as c } from '#artwork/draw/index.ts';
import { blazer, hoodie, roundNeck, standCollar } from '#artwork/portraits/dress.ts';
import { dupatta } from '#artwork/portraits/dress-draped.ts';
import { glasses } from '#artwork/portraits/glasses.ts';
import { crop } from '#artwork/portraits/hair.ts';
import { taqiyah } from '#artwork/portraits/headwear.ts';
import { hijab } from '#artwork/portraits/veils.ts';
import { earrings } from '#artwork/portraits/ornaments.ts';
import type { Portrait } from '#artwork/portraits/portrait.ts';

/** Heads of the six departments. */
export const departments: Portrait[] = [
  {
    slug: 'mini-thomas',
    name: 'Mini Thomas',
    role: 'Department Head, HR',
    group: 'department',
    city: 'Kozhikode',
    alt: 'Woman in her fifties with a short grizzled cut, tortoise glasses and a teal kurta',
    ground: { colour: c.apricot, sun: c.laterite, at: [94, 140, 110] },
    light: 'behind',
    pose: { yaw: 0.4, tilt: 2, y: 4 },
    build: { jaw: 1.02, chin: -7, wings: 1.15, bridge: -2 },
    stance: { wide: 138, turn: 0.3, raise: 0, neck: 33 },
    skin: 'honey',
    hair: 'grizzled',
    features: { age: 0.6, smile: 1, lash: 0.3, arch: 5, open: 0.86, rouge: '#B25647' },
    dress: dupatta(roundNeck({ lit: c.lagoon, shade: c.tide }, 194), {
      lit: c.glow,
      shade: c.sun,
      trim: c.ember,
    }),
    parts: ({ h, tone, light }) => ({
      top:
        crop(h, tone, light, { volume: 17, line: -56, corners: 2, quiff: 8 }).top +
        glasses(h, 'round', c.teak, 5) +
        earrings(h, c.sun),
    }),
  },
  {
    slug: 'yusuf-abdi',
    name: 'Yusuf Abdi',
    role: 'Department Head, Marketing',
    group: 'department',
    city: 'Dubai',
    alt: 'East African man with a shaved head and goatee in a cream polo neck, sunlit from the right',
    ground: { colour: c.laterite, sun: c.sun, at: [318, 128, 108] },
    light: 'ahead',
    pose: { yaw: 0.85, tilt: -4, x: -20, y: 10, scale: 1.16 },
    build: { width: 0.97, jaw: 1.02, chin: 4, wings: 1.2, bridge: -1 },
    stance: { wide: 152, turn: 0.6, raise: 0, neck: 39 },
    skin: 'deep',
    hair: 'black',
    beard: 'goatee',
    features: { smile: 0.7, lips: 1.25, brow: 0.9, open: 0.9 },
    dress: roundNeck({ lit: c.sand, shade: '#C4AD8A', trim: c.rope }, 164),
    parts: () => ({}),
  },
  {
    slug: 'farah-siddiqui',
    name: 'Farah Siddiqui',
    role: 'Department Head, Brand Solutions',
    group: 'department',
    city: 'Dubai',
    alt: 'Woman in a sun-yellow hijab with a brick-red undercap, looking straight at us',
    ground: { colour: c.navy, sun: c.lagoon, at: [112, 140, 130] },
    light: 'behind',
    pose: { yaw: 0.08, tilt: -2, y: 2 },
    build: { jaw: 0.92, width: 0.98, chin: -2, bridge: 0 },
    stance: { wide: 134, turn: 0, raise: 0, neck: 30 },
    skin: 'fair',
    hair: 'warm',
    features: { smile: 0.6, lash: 0.9, arch: 6, brow: 0.95, iris: '#54402A', rouge: '#B9504A' },
    dress: roundNeck({ lit: c.sun, shade: c.turmeric }),
    parts: ({ h, light }) => ({
      ...hijab(h, { lit: c.sun, shade: c.turmeric, fold: '#C27A22' }, light, 'far', c.clay),
      ears: false,
    }),
  },
  {
    slug: 'kiran-das',
    name: 'Kiran Das',
    role: 'Department Head, Design',
    group: 'department',
    city: 'Kozhikode',
    alt: 'Young man with a ragged fringe and red round glasses in a navy hoodie, rain behind him',
    ground: { colour: c.shoal, sun: c.mist, at: [110, 120, 84], land: 'rain', tones: [c.mist] },
    light: 'behind',
    flip: true,
    pose: { yaw: 0.45, tilt: 7, y: 26, scale: 0.9, x: 14 },
    build: { jaw: 0.96, chin: -4, width: 0.98, bridge: -3, wings: 1.1 },
    stance: { wide: 140, turn: 0.2, raise: -10, neck: 34 },
    skin: 'honey',
    hair: 'brown',
    features: { smile: 0.7, gaze: -0.4 },
    dress: hoodie({ lit: c.navy, shade: c.night, trim: '#22325A' }, c.sun),
    parts: ({ h, tone, light }) => ({
      top:
        crop(h, tone, light, { volume: 17, line: -60, corners: 0, quiff: 4, fringe: true }).top +
        glasses(h, 'round', c.laterite, 4),
    }),
  },
  {
    slug: 'oliver-brandt',
    name: 'Oliver Brandt',
    role: 'Department Head, Brand Consultants',
    group: 'department',
    city: 'Dubai',
    alt: 'White-haired European man with light eyes in a linen jacket, looking up into the sun',
    ground: { colour: c.sun, sun: c.ember, at: [312, 116, 98] },
    light: 'ahead',
    pose: { yaw: 0.9, tilt: -8, x: -14, y: 14, pitch: 1 },
    build: { nose: 1.12, jaw: 1.06, chin: 3, bridge: 3 },
    stance: { wide: 156, turn: 0.7, raise: 0, neck: 39 },
    skin: 'fair',
    hair: 'white',
    brows: '#A29C95',
    features: { age: 0.7, open: 0.8, smile: 0.6, iris: '#3E6A86', slant: -1 },
    beard: 'stubble',
    beardTone: 'grizzled',
    dress: blazer(
      { lit: '#D8C6A6', shade: '#A58F6B', trim: '#F1E4CB' },
      { lit: '#8FB4C4', shade: '#5F8799' },
    ),
    parts: ({ h, tone, light }) => ({
      top: crop(h, tone, light, { volume: 12, line: -74, corners: 16, quiff: 8 }).top,
    }),
  },
  {
    slug: 'latheef-koyamu',
    name: 'Latheef Koyamu',
    role: 'Department Head, Accounts',
    group: 'department',
    city: 'Kozhikode',
    alt: 'Elderly man with a white beard and an embroidered cap in a sea-green jubba',
    ground: { colour: c.plum, sun: c.coral, at: [104, 136, 116] },
    light: 'behind',
    pose: { yaw: 0.6, tilt: 2, y: 8 },
    build: { chin: -2, width: 1.02, wings: 1.2, bridge: 2 },
    stance: { wide: 150, turn: 0.2, raise: 6, neck: 38 },
    skin: 'brown',
    hair: 'white',
    beard: 'full',
    brows: '#CFCBC5',
    features: { age: 0.9, open: 0.78, smile: 0.9, slant: -1 },
    dress: standCollar({ lit: c.aqua, shade: '#6FA098', trim: '#4C7F78' }, 3),
    parts: ({ h, tone, light }) => ({
      top:
        crop(h, tone, light, { volume: 2, line: -50, corners: 0 }).top +
        taqiyah(h, { lit: c.paper, shade: c.rope }, light).top,
    }),
  },
];
