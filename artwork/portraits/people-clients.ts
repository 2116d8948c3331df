import { palette as c, disc } from '#artwork/draw/index.ts';
import { blazer, roundNeck, standCollar } from '#artwork/portraits/dress.ts';
import { dupatta, kandura, saree } from '#artwork/portraits/dress-draped.ts';
import { crop, curls } from '#artwork/portraits/hair.ts';
import { ghutra, taqiyah, turban } from '#artwork/portraits/headwear.ts';
import { parted, sweptBack } from '#artwork/portraits/longhair.ts';
import { earrings, jasmineString, plait } from '#artwork/portraits/ornaments.ts';
import type { Portrait } from '#artwork/portraits/portrait.ts';

/** Clients who speak in the clips. */
export const clients: Portrait[] = [
  {
    slug: 'anjali-varma',
    name: 'Anjali Varma',
    role: 'Founder, Malabar Mills',
    group: 'clip',
    city: 'Kozhikode',
    alt: 'Woman in a cream kasavu saree with jasmine falling from her hair',
    ground: { colour: c.tide, sun: c.sun, at: [96, 140, 118] },
    light: 'behind',
    pose: { yaw: 0.55, tilt: -4, y: 2 },
    build: { jaw: 0.93, chin: -2, wings: 1.1, bridge: -2 },
    stance: { wide: 134, turn: 0.3, raise: 0, neck: 30 },
    skin: 'brown',
    hair: 'black',
    features: { smile: 0.8, lash: 0.8, arch: 6, brow: 0.9, rouge: '#9E3527' },
    dress: saree({ lit: c.ember, shade: c.brick }, { lit: c.paper, shade: c.rope }, c.sun, c.ember),
    parts: ({ h, tone, light }) => {
      const hair = parted(h, tone, light, { part: 0, volume: 8, length: 150, wave: 0.3 });
      return {
        back: hair.back + jasmineString(h.nape[0] - 2, h.nape[1] - 34, 120),
        top:
          hair.top + `<circle cx="${h.middle + 3}" cy="-38" r="4" fill="#C23D14"/>` + earrings(h, c.sun, 8),
      };
    },
  },
  {
    slug: 'khalid-al-marzam',
    name: 'Khalid Al Marzam',
    role: 'Director, Gulf Freight',
    group: 'clip',
    city: 'Jebel Ali',
    alt: 'Man in a white ghutra with two black bands, full face to us, a calm look',
    ground: { colour: c.coral, sun: c.glow, at: [104, 130, 110] },
    light: 'behind',
    pose: { yaw: 0.12, tilt: 3, y: 16, scale: 1.08 },
    build: { jaw: 1.06, width: 1.02, bridge: 2 },
    stance: { wide: 158, turn: 0, raise: 0, neck: 40 },
    skin: 'honey',
    hair: 'black',
    beard: 'full',
    features: { smile: 0.5, brow: 1.2 },
    dress: kandura({ lit: c.paper, shade: c.rope }),
    parts: ({ h, light }) => {
      const wear = ghutra(h, light);
      return { back: wear.back, top: wear.top, ears: false };
    },
  },
  {
    slug: 'meera-joseph',
    name: 'Meera Joseph',
    role: 'Head of brand, Nila Resorts',
    group: 'clip',
    city: 'Kochi',
    alt: 'Woman with a long plait and a yellow dupatta over teal, her face lifted to the sun',
    ground: { colour: c.deep, sun: c.apricot, at: [312, 130, 112] },
    light: 'ahead',
    pose: { yaw: 0.85, tilt: -5, x: -10, y: 4, pitch: 0.2 },
    build: { jaw: 0.94, chin: -2, nose: 1.02, bridge: 0 },
    stance: { wide: 132, turn: 0.5, raise: -4, neck: 30 },
    skin: 'bronze',
    hair: 'black',
    features: { smile: 0.8, lash: 0.7, arch: 5 },
    dress: dupatta(roundNeck({ lit: c.lagoon, shade: c.tide }, 200), {
      lit: c.sun,
      shade: c.turmeric,
      trim: c.ember,
    }),
    parts: ({ h, tone, light }) => ({
      top: sweptBack(h, tone, light, { volume: 9, line: -70 }).top + earrings(h, c.sun, 6),
      over: plait(h.nape[0] + 2, 56, 7, 22, tone, 4),
    }),
  },
  {
    slug: 'faris-koya',
    name: 'Faris Koya',
    role: 'Owner, Halwa & Sons',
    group: 'clip',
    city: 'Kozhikode',
    alt: 'Bearded man in a white cap and dark jubba, smiling, against a yellow wall',
    ground: { colour: c.sun, sun: c.ember, at: [312, 134, 112] },
    light: 'ahead',
    pose: { yaw: 0.55, tilt: -3, x: -8, y: 8 },
    build: { jaw: 1.08, chin: -4, width: 1.03, wings: 1.2 },
    stance: { wide: 156, turn: 0.2, raise: 4, neck: 40 },
    skin: 'bronze',
    hair: 'black',
    beard: 'full',
    features: { smile: 1, teeth: true, brow: 1.1, open: 0.86 },
    dress: standCollar({ lit: c.tide, shade: c.abyss, trim: '#2E7B8B' }, 3),
    parts: ({ h, tone, light }) => ({
      top:
        crop(h, tone, light, { volume: 2, line: -52, corners: 0 }).top +
        taqiyah(h, { lit: c.paper, shade: c.rope }, light).top,
    }),
  },
  {
    slug: 'lena-haidar',
    name: 'Lena Haidar',
    role: 'Chief marketing officer, souqly',
    group: 'clip',
    city: 'Dubai',
    alt: 'Woman with dark curls loose to the shoulder in an ivory jacket, sure of herself',
    ground: { colour: c.ember, sun: c.sun, at: [108, 140, 122] },
    light: 'behind',
    pose: { yaw: 0.8, tilt: -2, x: 4, y: 12, scale: 0.97 },
    build: { jaw: 0.95, nose: 1.1, bridge: 4 },
    stance: { wide: 134, turn: 0.6, raise: 10, neck: 30 },
    skin: 'olive',
    hair: 'brown',
    features: { smile: 0.6, lash: 0.9, arch: 7, rouge: '#A92F2A' },
    dress: blazer({ lit: c.sand, shade: '#C2AB87', trim: c.paper }, { lit: c.night, shade: c.ink }),
    parts: ({ h, tone, light }) => {
      const hair = curls(h, tone, light, 26, 20, 'lena', 6);
      const nape = disc(h.nape[0] - 1, 35, 11, tone.dark);
      return { back: hair.back, top: hair.top + nape + earrings(h, c.sun, 6) };
    },
  },
  {
    slug: 'harpreet-gill',
    name: 'Harpreet Gill',
    role: 'Managing director, Karama Fit',
    group: 'clip',
    city: 'Dubai',
    alt: 'Young Sikh man in a teal turban and a navy training top, full black beard',
    ground: { colour: c.glow, sun: c.ember, at: [92, 132, 100] },
    light: 'behind',
    flip: true,
    pose: { yaw: 0.85, tilt: 3, x: 4, y: 26, scale: 0.98 },
    build: { jaw: 1.1, nose: 1.05, bridge: 2, wings: 1.1 },
    stance: { wide: 166, turn: 0.5, raise: 8, neck: 43 },
    skin: 'honey',
    hair: 'black',
    beard: 'full',
    features: { smile: 0.6, brow: 1.2 },
    dress: roundNeck({ lit: c.navy, shade: c.night, trim: c.ember }, 184),
    parts: ({ h, light }) => ({
      top: turban(h, { lit: c.lagoon, shade: c.tide, fold: c.tide }, light, c.sun).top,
    }),
  },
];
