import {
  box,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  ring,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import type { AtWork } from '#artwork/portraits/at-work/at-work.ts';
import { grips, holds } from '#artwork/portraits/at-work/hands.ts';
import { skins } from '#artwork/portraits/tones.ts';

/** An application, still closed. */
const letter = layers(
  fill('M-70 -46H70V48H-70Z', c.paper),
  shade('M-70 -46H70V48H-70Z', { colour: c.rope, x: -80, y: 60, angle: -40, length: 80 }),
  line('M-68 -44L0 12L68 -44', c.rope, 5),
  fill('M-12 2Q0 -8 12 2Q16 20 0 24Q-16 20 -12 2Z', c.ember),
);

const newspaper = layers(
  fill('M-58 -84H58V66H-58Z', c.mist),
  fill('M-58 -84H-46V66H-58Z', c.rope),
  box(-36, -70, 84, 16, c.ink),
  box(-36, -42, 40, 44, c.ember),
  line('M16 -38H46M16 -22H46M16 -6H46M-34 18H46M-34 34H46M-34 50H20', c.slate, 5),
);

const pen = layers(
  box(-10, -74, 20, 104, c.ember, 6),
  box(-10, -18, 20, 10, c.laterite),
  fill('M-7 -74H7L4 -96H-4Z', c.ink),
);

/** A set square, with the curve of a sail. */
const square: Svg = layers(
  fill('M-56 62V-92C-6 -74 52 -8 66 62Z', c.sun),
  fill('M-30 36V-40C-6 -28 22 4 30 36Z', c.navy),
  line(
    times(8, (i) => `M-56 ${-62 + i * 15}h${i % 2 ? 10 : 17}`),
    c.laterite,
    3,
  ),
);

/** One of his eyes is behind it, three times as large. */
const loupe = layers(
  line('M0 60V-8', c.teak, 15),
  line('M0 -8V-24', c.turmeric, 11),
  disc(0, -64, 45, skins.fair.lit),
  place(
    layers(
      fill('M-38 4Q-4 -36 38 2Q4 32 -38 4Z', c.paper),
      disc(6, 0, 17, c.shoal) + disc(6, 0, 8, c.ink) + disc(11, -6, 4, c.paper),
      line('M-38 4Q-4 -36 38 2', c.ink, 5),
    ),
    0,
    -64,
    20,
  ),
  ring(0, -64, 45, c.turmeric, 11),
);

/** The sum, in full; it runs on over the sill. */
const roll = layers(
  fill('M-30 -58C-10 -66 10 -50 32 -58V190C10 198 -10 182 -30 190Z', c.paper),
  line(
    times(11, (i) => `M-18 ${-38 + i * 19}h${[20, 26, 16, 22][i % 4] ?? 20}`),
    c.shoal,
    5,
  ),
  line('M-18 174H22', c.ember, 6),
);

const worn = (lit: string, dark: string): { lit: string; shade: string } => ({ lit, shade: dark });

/** The heads of the departments. */
export const departments: AtWork[] = [
  {
    slug: 'mini-thomas',
    front: holds(
      {
        elbow: [144, 268],
        wrist: [88, 216],
        upper: { from: [78, 212], tone: c.tide },
        sleeve: worn(c.lagoon, c.tide),
        skin: skins.honey,
        thumb: -1,
      },
      place(letter, -10, -24, -40),
      52,
    ),
  },
  {
    slug: 'yusuf-abdi',
    front: holds(
      {
        elbow: [-156, 266],
        upper: { from: [-120, 208], tone: '#C4AD8A' },
        wrist: [-122, 190],
        sleeve: worn(c.sand, '#C4AD8A'),
        skin: skins.deep,
        thumb: 1,
      },
      place(newspaper, 0, -22, -34),
      46,
    ),
  },
  {
    slug: 'farah-siddiqui',
    aside: -30,
    back: line('M92 -40L146 -146C182 -116 184 -76 170 -40M64 -14H166M64 -14C70 6 90 16 118 17', c.ember, 9),
    front: grips(
      {
        elbow: [160, 250],
        upper: { from: [56, 212], tone: c.turmeric },
        wrist: [150, 96],
        sleeve: worn(c.sun, c.turmeric),
        skin: skins.fair,
        thumb: -1,
      },
      place(pen, 0, -6, 18),
    ),
  },
  {
    slug: 'kiran-das',
    front: holds(
      {
        elbow: [-144, 270],
        upper: { from: [-82, 212], tone: c.night },
        wrist: [-128, 190],
        sleeve: worn('#22325A', c.night),
        skin: skins.honey,
        thumb: 1,
      },
      place(square, 4, -30, -14),
      34,
    ),
  },
  {
    slug: 'oliver-brandt',
    front: grips(
      {
        elbow: [150, 270],
        upper: { from: [74, 210], tone: '#D8C6A6' },
        wrist: [84, 98],
        sleeve: worn('#D8C6A6', '#A58F6B'),
        skin: skins.fair,
        thumb: -1,
      },
      place(loupe, 0, -6, 4),
    ),
  },
  {
    slug: 'latheef-koyamu',
    front: holds(
      {
        elbow: [152, 264],
        wrist: [120, 190],
        upper: { from: [88, 210], tone: '#6FA098' },
        sleeve: worn(c.aqua, '#6FA098'),
        skin: skins.brown,
        thumb: 1,
      },
      place(roll, -24, -6, 20),
      40,
    ),
  },
];
