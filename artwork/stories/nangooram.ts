import {
  box,
  fill,
  layers,
  line,
  place,
  rectPath,
  ring,
  roundedPath,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { handle, whole } from '../posters/stories/nangooram.ts';
import type { Still } from '../still.ts';
import { budget, budgetWide, hinge, rubber } from './nangooram-budget.ts';
import { condensed, say } from './lettering.ts';
import { acrossWindow, print, sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.nangooram;
const [card, tape, amber] = ['#c99a62', '#dcb684', '#f0b90f'];

const rows = (...parts: readonly (Svg | Promise<Svg>)[]): Promise<Svg> =>
  Promise.all(parts).then((drawn) => drawn.join(''));

/** A part on a ruler, from 0 to 15. */
async function measured(): Promise<Svg> {
  const [centre, millimetre] = [450, (156 * 1.15) / 15];
  const at = (size: number): number => centre + (size - 7.5) * millimetre;
  return rows(
    box(0, 0, 900, 680, mark),
    shade(rectPath(0, 0, 900, 680), { colour: amber, x: 930, y: 600, angle: -130, length: 420, reach: 1300 }),
    place(whole(ink, mark), centre, 32, 0, 1.15),
    box(0, 564, 900, 130, paper),
    times(76, (tick) => box(at(tick - 30) - 2, 564, 4, tick % 5 ? 24 : 44, ink)),
    ...[0, 5, 10, 15].map((figure) =>
      say(String(figure), [at(figure), 660], ink, figure === 15 ? 42 : 30, { face: condensed, from: 0.5 }),
    ),
  );
}

/** A phone, 640 by 1100: the search as it is typed, and the keys. */
async function phone(): Promise<Svg> {
  return rows(
    fill(roundedPath(-22, -22, 684, 1144, 84), '#000000'),
    fill(roundedPath(0, 0, 640, 1100, 64), '#ffffff'),
    line(
      'M78 44H562a48 48 0 0 1 48 48V240a48 48 0 0 1 -48 48H78a48 48 0 0 1 -48 -48V92a48 48 0 0 1 48 -48Z',
      ink,
      8,
    ),
    ring(96, 150, 26, ink, 12) + line('M116 170l22 22', ink, 12),
    say('tap spindle', [164, 152], ink, 54, { face: condensed }),
    say('15 mm broken', [164, 244], ink, 54, { face: condensed }),
    box(0, 330, 640, 770, '#d3d6cf'),
    times(3, (row) =>
      times(10 - row, (key) => box(14 + row * 31 + key * 62, 356 + row * 112, 52, 92, '#ffffff', 12)),
    ),
    box(168, 692, 304, 92, '#ffffff', 12) + [14, 482].map((x) => box(x, 692, 144, 92, paper, 12)).join(''),
  );
}

/** A thumb from the lower right, its tip at 0. */
const thumb: Svg = layers(
  fill(
    'M-34 14C-34 -26 26 -34 32 8L62 124C104 148 150 210 150 420H-60C-100 320 -100 260 -62 206C-30 160 -26 88 -34 14Z',
    '#8a5530',
  ),
  fill('M-25 8C-24 -18 14 -22 20 4L22 22C10 36 -10 38 -22 30Z', '#e9b58c'),
);

/** The one hand that is free: its fingers behind the phone, its thumb on a key, and water that drips meanwhile. */
async function typing(w: number, h: number, x: number, y: number): Promise<Svg> {
  const drop = (at: number, from: number, size: number): Svg =>
    place(fill('M0 -60C30 -16 38 0 38 20A38 38 0 0 1 -38 20C-38 0 -30 -16 0 -60Z', mark), at, from, 0, size);
  const held = layers(
    times(4, (finger) => box(-74, 330 + finger * 104, 130, 92, '#8a5530', 46)),
    await phone(),
    place(thumb, 424, 540, -24, 1.75),
  );
  return layers(
    box(0, 0, w, h, ground),
    shade(rectPath(0, 0, w, h), { colour: ink, x: w + 20, y: h + 20, angle: -130, length: 420, reach: 1700 }),
    drop(w * 0.1, h * 0.16, 1) + drop(w * 0.1, h * 0.42, 1.3),
    w > h ? drop(w * 0.1 + 150, h * 0.3, 0.8) : '',
    place(held, x, y, -5),
  );
}

/** The parcel from above, opened: a large box for a small part. */
async function parcel(): Promise<Svg> {
  return rows(
    box(0, 0, 760, 760, mark),
    fill('M150 150L40 20H720L610 150Z', tape) + fill('M150 610L40 740H720L610 610Z', tape),
    fill('M150 150L20 60V700L150 610Z', '#b98a52') + fill('M610 150L740 60V700L610 610Z', '#b98a52'),
    box(150, 150, 460, 460, card),
    shade(rectPath(150, 150, 460, 460), {
      colour: '#8f6636',
      x: 130,
      y: 130,
      angle: 45,
      length: 260,
      reach: 700,
    }),
    turned(place(whole(mark, ink), 380, 268, 0, 0.5), 24, 380, 380),
    say('Thursday', [380, 694], ink, 44, { face: condensed, from: 0.5 }),
  );
}

const drop = fill('M0 -60C30 -16 38 0 38 20A38 38 0 0 1 -38 20C-38 0 -30 -16 0 -60Z', ground);

/** What was typed about, drawn in ink on the yellow of its list: each 300 wide. */
const typed = (name: string, body: Svg): Still => sheet(`nangooram-${name}`, 300, 240, body);

export const nangooram: readonly Still[] = [
  typed(
    'drips',
    layers(
      box(62, 20, 176, 42, ink, 21) + box(130, 56, 40, 66, ink),
      fill('M96 122H204L218 150L204 178H96L82 150Z', ink) + line('M96 150H204', mark, 6),
      box(118, 178, 64, 70, ink),
      place(drop, 246, 150, 0, 0.62) + place(drop, 60, 196, 0, 0.42),
    ),
  ),
  typed('broken', place(handle(ink, mark), 150, 6, -8, 0.92)),
  typed('hinge', place(hinge(ink, mark), 150, 120, 0, 1.2)),
  typed('ring', place(rubber(ink), 150, 120, 0, 1.16)),
  print('nangooram-part', 900, 680, await measured(), acrossWindow),
  sheet('nangooram-budget', 900, 680, budget),
  print('nangooram-search', 1440, 780, await typing(1440, 780, 470, 70)),
  print('nangooram-search-tall', 780, 1000, await typing(780, 1000, 110, 110)),
  sheet('nangooram-budget-wide', 1440, 680, budgetWide),
  print('nangooram-parcel', 760, 760, await parcel(), [780, 1170]),
];
