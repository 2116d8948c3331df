import { palette as c } from '#artwork/draw/index.ts';
import { blazer, roundNeck, shirt, standCollar } from '#artwork/portraits/dress.ts';
import { abaya, kandura } from '#artwork/portraits/dress-draped.ts';
import { glasses } from '#artwork/portraits/glasses.ts';
import { crop, fringeOfHair } from '#artwork/portraits/hair.ts';
import { ghutra, headwrap } from '#artwork/portraits/headwear.ts';
import { shayla, tuckedHijab } from '#artwork/portraits/veils.ts';
import { parted, sweptBack } from '#artwork/portraits/longhair.ts';
import { earrings } from '#artwork/portraits/ornaments.ts';
import type { Portrait } from '#artwork/portraits/portrait.ts';
import { hairs } from '#artwork/portraits/tones.ts';

/** Clients who are quoted in reviews. */
export const reviews: Portrait[] = [
  {
    slug: 'shaji-kombath',
    name: 'Shaji Kombath',
    role: 'Managing partner, Eetti + Teak',
    group: 'review',
    city: 'Nilambur',
    alt: 'Bald man with a heavy moustache in a white shirt, sandal paste on his brow',
    ground: { colour: c.forest, sun: c.sun, at: [312, 140, 108] },
    light: 'ahead',
    pose: { yaw: 0.65, tilt: -7, x: -10, y: 2, scale: 1.08 },
    build: { width: 1.06, jaw: 1.16, chin: -4, wings: 1.3 },
    stance: { wide: 166, turn: 0.3, raise: 4, neck: 44 },
    skin: 'brown',
    hair: 'black',
    beard: 'thick-moustache',
    features: { age: 0.5, smile: 0.9, brow: 1.5, open: 0.66, gaze: -0.8, raised: 9, arch: 6 },
    dress: shirt({ lit: c.paper, shade: '#CDBF9F', trim: '#B5A682' }, 222),
    parts: ({ h, tone, light }) => ({
      top:
        fringeOfHair(h, tone, light).top +
        `<path d="M${h.middle - 13} -40h24v3.500h-24zM${h.middle - 13} -33h24v3.500h-24z" fill="#F0DCA8"/>`,
    }),
  },
  {
    slug: 'hessa-al-ketbi',
    name: 'Hessa Al Ketbi',
    role: 'Founder, Shayla Row',
    group: 'review',
    city: 'Dubai',
    alt: 'Emirati woman of fifty in a plum shayla with a gold hem, grey at her parting, smiling broadly',
    ground: { colour: c.rose, sun: c.glow, at: [312, 132, 112] },
    light: 'ahead',
    pose: { yaw: 0.3, tilt: 7, x: -4, y: 6 },
    build: { width: 1.08, jaw: 1.12, chin: -6, nose: 1.12, wings: 1.25 },
    stance: { wide: 146, turn: 0.15, raise: 4, neck: 36 },
    skin: 'bronze',
    hair: 'grizzled',
    brows: hairs.black.dark,
    features: {
      age: 0.4,
      lash: 0.9,
      arch: 3,
      smile: 1,
      teeth: true,
      open: 0.8,
      gaze: -0.3,
      brow: 1.5,
      rouge: '#8E2F3C',
    },
    dress: abaya({ lit: '#4A2440', shade: c.plum }, c.sun, c.plum),
    parts: ({ h, tone, light }) => {
      const wear = shayla(h, { lit: '#7A3A5E', shade: '#562643', fold: '#3F1B31' }, light, c.sun);
      return {
        ...wear,
        top: parted(h, tone, light, { part: 0, volume: 2 }).top + wear.top,
        ears: false,
      };
    },
  },
  {
    slug: 'ruth-wanjala',
    name: 'Ruth Wanjala',
    role: 'Commercial director, Ferryfar',
    group: 'review',
    city: 'Abu Dhabi',
    alt: 'East African woman in a tall striped head wrap and gold earrings, smiling broadly',
    ground: { colour: c.turmeric, sun: c.glow, at: [304, 150, 116] },
    light: 'ahead',
    pose: { yaw: 0.6, tilt: 2, x: -8, y: 38, scale: 0.95 },
    build: { width: 0.98, jaw: 0.98, chin: -2, nose: 0.95, wings: 1.25, bridge: -3 },
    stance: { wide: 138, turn: 0.4, raise: -4, neck: 32 },
    skin: 'deep',
    hair: 'black',
    features: { laugh: true, lids: 'laughing', arch: 8, raised: 2, rouge: '#A33B36' },
    dress: roundNeck({ lit: c.palm, shade: c.forest, trim: c.sun }, 204),
    parts: ({ h, light }) => ({
      ...headwrap(h, { lit: c.laterite, shade: c.clay, fold: '#7A2A1A' }, light, c.sun),
      over: '',
      top:
        headwrap(h, { lit: c.laterite, shade: c.clay, fold: '#7A2A1A' }, light, c.sun).top +
        earrings(h, c.sun, 12),
    }),
  },
  {
    slug: 'elias-nassar',
    name: 'Elias Nassar',
    role: 'General manager, Dallah Nine',
    group: 'review',
    city: 'Abu Dhabi',
    alt: 'Levantine man with swept grey hair and stubble in a brown jacket, half in shade',
    ground: { colour: c.sand, sun: c.ember, at: [92, 150, 96] },
    light: 'behind',
    pose: { yaw: 1.05, tilt: -5, x: 2, y: 2 },
    build: { nose: 1.2, jaw: 1.06, chin: 2, bridge: 6 },
    stance: { wide: 154, turn: 0.6, raise: 8, neck: 39 },
    skin: 'olive',
    hair: 'grizzled',
    beard: 'stubble',
    features: { age: 0.5, brow: 1.2, open: 0.84, smile: 0.4, gaze: 0.5 },
    dress: blazer({ lit: c.teak, shade: '#3A1C12', trim: '#7E4630' }, { lit: c.aqua, shade: '#6FA098' }),
    parts: ({ h, tone, light }) => ({ top: sweptBack(h, tone, light, { volume: 13, line: -70 }).top }),
  },
  {
    slug: 'thomas-vadakkan',
    name: 'Thomas Vadakkan',
    role: 'Director, Nila Resorts',
    group: 'review',
    city: 'Shoranur',
    alt: 'Old man with white hair and thick spectacles in a cream jubba, smiling by the backwater',
    ground: {
      colour: c.lagoon,
      sun: c.glow,
      at: [100, 120, 84],
      land: 'sea',
      tones: ['#1D6F51', '#17573F', '#0F3F2E'],
    },
    light: 'behind',
    flip: true,
    pose: { yaw: 0.5, tilt: 4, x: 20, y: 34, scale: 0.88 },
    build: { jaw: 0.98, chin: 2, nose: 1.1, wings: 1.15 },
    stance: { wide: 144, turn: 0.2, raise: -4, neck: 36 },
    skin: 'bronze',
    hair: 'white',
    brows: '#C9C4BE',
    features: { age: 1, laugh: true, lids: 'laughing' },
    dress: standCollar({ lit: '#F3E3BE', shade: '#C7AE7C', trim: '#A98F5C' }, 3),
    parts: ({ h, tone, light }) => ({
      top:
        crop(h, tone, light, { volume: 8, line: -80, corners: 22, quiff: 2 }).top +
        glasses(h, 'square', c.umber, 5.5),
    }),
  },
  {
    slug: 'jumana-kareem',
    name: 'Jumana Kareem',
    role: 'Chief operating officer, Theeram Clinics',
    group: 'review',
    city: 'Kozhikode',
    alt: 'Doctor in a pale green hijab, half-rim glasses and a white coat',
    ground: { colour: c.rose, sun: c.blush, at: [306, 132, 110] },
    light: 'ahead',
    pose: { yaw: 0.7, tilt: 3, x: -8, y: 2, pitch: -0.4 },
    build: { jaw: 0.94, chin: -4, wings: 1.1 },
    stance: { wide: 136, turn: 0.4, raise: 0, neck: 31 },
    skin: 'bronze',
    hair: 'black',
    features: { smile: 1.2, lash: 0.6, lids: 'lowered', arch: 3, age: 0.3 },
    dress: blazer({ lit: c.paper, shade: '#D3C6AC', trim: '#B9AA8B' }, { lit: c.tide, shade: c.abyss }),
    parts: ({ h, b, light }) => {
      const wear = tuckedHijab(h, { lit: c.mist, shade: '#86AE9C', fold: '#7FA592' }, light, b.x);
      return { ...wear, chest: '', top: wear.top + glasses(h, 'half', c.night, 3.5), ears: false };
    },
  },
  {
    slug: 'rashid-bin-saleh',
    name: 'Rashid Bin Saleh',
    role: 'Owner, Wadi Motorworks',
    group: 'review',
    city: 'Sharjah',
    alt: 'Older Gulf man in a red-checked ghutra thrown over the shoulder, goatee, sunglasses',
    ground: {
      colour: c.blush,
      sun: c.ember,
      at: [96, 128, 90],
      land: 'dunes',
      tones: ['#E3A06F', '#C9774B', '#8E4A34'],
    },
    light: 'behind',
    pose: { yaw: 0.7, tilt: 2, x: 2, y: 8 },
    build: { jaw: 1.08, nose: 1.12, bridge: 5 },
    stance: { wide: 156, turn: 0.3, raise: 0, neck: 40 },
    skin: 'honey',
    hair: 'grizzled',
    beard: 'goatee',
    features: { age: 0.6, smile: 0.6, brow: 1.1 },
    dress: kandura({ lit: '#E9E2D2', shade: '#BDB096' }),
    parts: ({ h, light }) => {
      const wear = ghutra(h, light, c.laterite, true);
      return {
        back: wear.back,
        top: glasses(h, 'square', c.ink, 4, c.ink) + wear.top,
        chest: wear.chest,
        ears: false,
      };
    },
  },
];
