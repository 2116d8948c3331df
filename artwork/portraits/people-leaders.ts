import { fill, palette as c } from '#artwork/draw/index.ts';
import { blazer, roundNeck, shirt } from '#artwork/portraits/dress.ts';
import { kandura, saree } from '#artwork/portraits/dress-draped.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { glasses } from '#artwork/portraits/glasses.ts';
import { crop } from '#artwork/portraits/hair.ts';
import { ghutra, turban } from '#artwork/portraits/headwear.ts';
import { hijab, shayla } from '#artwork/portraits/veils.ts';
import { bun, sweptBack } from '#artwork/portraits/longhair.ts';
import { earrings } from '#artwork/portraits/ornaments.ts';
import type { Portrait } from '#artwork/portraits/portrait.ts';

/** Founder, officers and the head of the Gulf office. */
export const leaders: Portrait[] = [
  {
    slug: 'irfan-maliyekkal',
    name: 'Irfan Maliyekkal',
    role: 'Founder',
    group: 'founder',
    city: 'Kozhikode',
    alt: 'Bearded man in his forties in a dark open shirt, turned to the light, the sea behind him',
    ground: {
      colour: c.coral,
      sun: c.glow,
      at: [318, 150, 92],
      land: 'sea',
      tones: ['#0E6474', c.deep, c.tide],
    },
    light: 'ahead',
    pose: { yaw: 0.75, tilt: -2, x: -20, y: 0, scale: 1.1 },
    build: { jaw: 1.1, width: 1.02 },
    stance: { wide: 162, turn: 0.5, raise: 6, neck: 42 },
    skin: 'honey',
    hair: 'black',
    beardTone: 'grizzled',
    beard: 'short',
    features: { age: 0.4, smile: 0.8, brow: 1.15 },
    dress: shirt({ lit: c.tide, shade: c.abyss, trim: '#1B5666' }, 236),
    parts: ({ h, tone, light }) => ({
      top: crop(h, tone, light, { volume: 13, line: -66, corners: 12, quiff: 9 }).top,
    }),
  },
  {
    slug: 'devika-menon',
    name: 'Devika Menon',
    role: 'Chief Executive Officer',
    group: 'leadership',
    city: 'Kozhikode',
    alt: 'Woman in a green silk saree with a silver streak in her parted hair, smiling slightly',
    ground: { colour: c.sun, sun: c.ember, at: [96, 150, 118] },
    light: 'behind',
    pose: { yaw: 0.35, tilt: 3, y: 2 },
    build: { jaw: 0.94, chin: -3, bridge: -2 },
    stance: { wide: 134, turn: 0.3, raise: -4, neck: 31 },
    skin: 'bronze',
    hair: 'black',
    features: { age: 0.3, smile: 0.9, lash: 0.6, rouge: '#A83A34', arch: 6, brow: 0.85, gaze: -0.3 },
    dress: saree({ lit: c.laterite, shade: c.clay }, { lit: c.palm, shade: c.forest }, c.sun, c.glow),
    parts: ({ h, tone, light }) => {
      const hair = bun(h, tone, light, { part: 0.2, size: 30 });
      const streak = fill(
        d`M${h.middle + 3} -102C${h.middle - 22} -90 ${h.ear + 32} -70 ${h.ear + 20} -34C${h.ear + 30} -60 ${h.middle - 14} -84 ${h.middle + 3} -95Z`,
        '#B9B4B0',
      );
      return {
        back: hair.back,
        top:
          hair.top +
          streak +
          fill(d`M${h.middle - 1} -42a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z`, c.laterite) +
          earrings(h, c.sun, 5),
      };
    },
  },
  {
    slug: 'saif-al-qubaisat',
    name: 'Saif Al Qubaisat',
    role: 'Chief Growth Officer',
    group: 'leadership',
    city: 'Dubai',
    alt: 'Emirati man in a white kandura and ghutra, looking past us toward the sun',
    ground: {
      colour: c.lagoon,
      sun: c.sun,
      at: [320, 110, 100],
      land: 'dunes',
      tones: ['#E59A6B', '#C76B45', '#8E4A34'],
    },
    light: 'ahead',
    pose: { yaw: 0.95, tilt: -3, x: -16, y: 4, pitch: 0.4 },
    build: { jaw: 1.04, bridge: 4 },
    stance: { wide: 156, turn: 0.8, raise: 4, neck: 38 },
    skin: 'olive',
    hair: 'black',
    beard: 'short',
    features: { smile: 0.5, brow: 1.1, gaze: 0.5 },
    dress: kandura({ lit: c.paper, shade: '#D9CBB2' }, '#C9B795'),
    parts: ({ h, light }) => {
      const wear = ghutra(h, light);
      return { back: wear.back, top: wear.top, ears: false };
    },
  },
  {
    slug: 'jose-kalathil',
    name: 'Jose Kalathil',
    role: 'Chief Operating Officer',
    group: 'leadership',
    city: 'Kozhikode',
    alt: 'Grey-haired man with a moustache and half-rim glasses in a pale blue shirt',
    ground: { colour: c.navy, sun: c.coral, at: [110, 140, 124] },
    light: 'behind',
    pose: { yaw: 0.15, tilt: -3, y: 14, scale: 1.14, x: 14 },
    build: { jaw: 1.14, width: 1.05, chin: -4, wings: 1.15 },
    stance: { wide: 164, turn: -0.2, raise: -4, neck: 43 },
    skin: 'honey',
    hair: 'grey',
    brows: '#5E5A5E',
    beard: 'moustache',
    features: { age: 0.6, open: 0.85, smile: 0.5, slant: -0.5 },
    dress: shirt({ lit: '#BFD8DA', shade: '#7FA9AF', trim: '#5C8A92' }, 212),
    parts: ({ h, tone, light }) => ({
      top:
        crop(h, tone, light, { volume: 9, line: -74, corners: 18, quiff: 4 }).top + glasses(h, 'half', c.ink),
    }),
  },
  {
    slug: 'ayesha-thangal',
    name: 'Ayesha Thangal',
    role: 'Chief People Officer',
    group: 'leadership',
    city: 'Kozhikode',
    alt: 'Woman in a plum hijab, head tilted, laughing with her eyes',
    ground: { colour: c.aqua, sun: c.paper, at: [104, 130, 112] },
    light: 'behind',
    flip: true,
    pose: { yaw: 0.55, tilt: 5, x: -4, y: 0 },
    build: { jaw: 0.92, chin: -4, wings: 1.05, bridge: -3 },
    stance: { wide: 136, turn: 0.4, raise: 0, neck: 31 },
    skin: 'honey',
    hair: 'warm',
    features: { smile: 1, teeth: true, lash: 0.7, arch: 6, brow: 0.85, open: 0.88, rouge: '#B5483F' },
    dress: roundNeck({ lit: '#6B3350', shade: '#45203A' }),
    parts: ({ h, light }) => {
      const wear = hijab(h, { lit: '#8A4565', shade: '#552741', fold: '#632F4B' }, light, 'near');
      return { ...wear, ears: false };
    },
  },
  {
    slug: 'gurdeep-sandhu',
    name: 'Gurdeep Sandhu',
    role: 'Chief Financial Officer',
    group: 'leadership',
    city: 'Dubai',
    alt: 'Sikh man with an ember turban and a long grey beard in a dark suit and tie',
    ground: { colour: c.rope, sun: c.paper, at: [306, 136, 112] },
    light: 'ahead',
    pose: { yaw: 0.6, tilt: 1, x: -10, y: 26, scale: 0.98 },
    build: { width: 1.04, bridge: 3, nose: 1.1 },
    stance: { wide: 164, turn: 0.2, raise: 0, neck: 42 },
    skin: 'olive',
    hair: 'grizzled',
    beard: 'long',
    beardTone: 'grey',
    brows: '#4A4548',
    features: { age: 0.6, smile: 0.5, open: 0.9 },
    dress: blazer({ lit: c.navy, shade: c.night, trim: '#2C3C5E' }, { lit: c.paper, shade: c.rope }, c.tide),
    parts: ({ h, light }) => ({
      top: turban(h, { lit: c.ember, shade: c.brick, fold: c.laterite }, light, c.navy).top,
    }),
  },
  {
    slug: 'maitha-al-rumaitha',
    name: 'Maitha Al Rumaitha',
    role: 'Regional Head, UAE',
    group: 'regional',
    city: 'Dubai',
    alt: 'Emirati woman in a black shayla and abaya with a gold hem, chin high, an arch behind her',
    ground: { colour: c.clay, sun: c.sun, at: [214, 236, 236], land: 'arch', tones: [c.ember] },
    light: 'behind',
    pose: { yaw: 0.8, tilt: 2, x: -4, y: 14, pitch: 0.5, scale: 0.94 },
    build: { jaw: 0.96, nose: 1.05, bridge: 2 },
    stance: { wide: 138, turn: 0.3, raise: 4, neck: 32 },
    skin: 'olive',
    hair: 'black',
    features: { lash: 1.2, arch: 7, smile: 0.35, rouge: '#A8322F', brow: 1 },
    dress: roundNeck({ lit: '#1D1B26', shade: c.ink }),
    parts: ({ h, tone, light }) => {
      const wear = shayla(h, { lit: '#23202C', shade: c.ink, fold: '#45404F' }, light, c.sun);
      return {
        ...wear,
        top: sweptBack(h, tone, light, { volume: 4, line: -64 }).top + wear.top,
        ears: false,
      };
    },
  },
];
