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
import { budget } from './nangooram-budget.ts';
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

/** A search field as large as a board. */
const field = (x: number, y: number, w: number, h: number): Svg =>
  layers(
    fill(roundedPath(x + 14, y + 16, w, h, 90), ink),
    fill(roundedPath(x, y, w, h, 90), '#ffffff'),
    ring(x + 108, y + h / 2 - 10, 38, ink, 16) + line(`M${x + 138} ${y + h / 2 + 20}l32 32`, ink, 16),
  );

/** Half of the part, so close that only the break and the stem are in the picture. */
const close = (w: number, h: number, [x, y]: readonly [number, number], turn: number, scale: number): Svg =>
  layers(
    box(0, 0, w, h, ground),
    shade(rectPath(0, 0, w, h), { colour: ink, x: w + 20, y: h + 20, angle: -130, length: 420, reach: 1700 }),
    place(handle(mark, ground), x, y, turn, scale),
  );

/** A search, and the half of the part that the searcher holds. */
async function search(): Promise<Svg> {
  return rows(
    close(1440, 780, [130, 540], -90, 4.6),
    field(56, 70, 1328, 240),
    say('tap spindle 15 mm broken', [272, 226], ink, 74, { face: condensed }),
  );
}

async function searchTall(): Promise<Svg> {
  return rows(
    close(780, 1000, [-200, 690], -90, 4.2),
    field(36, 60, 708, 320),
    say('tap spindle', [236, 198], ink, 62, { face: condensed }),
    say('15 mm broken', [236, 304], ink, 62, { face: condensed }),
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

export const nangooram: readonly Still[] = [
  print('nangooram-part', 900, 680, await measured(), acrossWindow),
  sheet('nangooram-budget', 900, 680, budget),
  print('nangooram-search', 1440, 780, await search()),
  print('nangooram-search-tall', 780, 1000, await searchTall()),
  print('nangooram-parcel', 760, 760, await parcel(), [780, 1170]),
];
