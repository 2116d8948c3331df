import {
  box,
  circlePath,
  clip,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  place,
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, say } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.creative;
const petals = ['#5d9d3a', mark, '#f2542d', paper, ink];

/** The colours of a carpet's rings in turn, and those around it. */
interface Scheme {
  petals: readonly string[];
  ground: string;
  number: string;
  name: string;
  /** The line on which the mornings lie, if it shows. */
  floor?: string;
}

const story: Scheme = { petals, ground: ink, number: mark, name: paper };

/** The carpet after a number of days: one ring per day, from the middle. */
function carpet(x: number, y: number, days: number, step: number, colours: readonly string[]): Svg {
  return times(days, (turn) => {
    const ring = days - 1 - turn;
    const radius = (ring + 1) * step;
    const [middle, count] = [radius - step / 2, 6 + ring * 4];
    // A dashed line of no length and round ends: a row of dots, in a fraction of their bytes.
    const gap = round((2 * Math.PI * middle) / count);
    const dots = line(
      circlePath(x, y, middle),
      colours[(ring + 2) % 5] ?? paper,
      step * 0.72,
      `stroke-dasharray="0 ${gap}"`,
    );
    return disc(x, y, radius, colours[ring % 5] ?? ink) + dots;
  });
}

/** A bus from behind. */
function bus(): Svg {
  const back = 'M90 130C90 90 110 70 150 70H550C590 70 610 90 610 130V520H90Z';
  return layers(
    box(0, 0, 700, 620, mark),
    box(0, 540, 700, 80, ink),
    fill(back, ground),
    clip(back, carpet(350, 420, 10, 25, petals)),
    box(150, 104, 400, 116, '#9fd3df'),
    box(90, 508, 520, 40, ink),
    box(130, 540, 70, 44, ink) + box(500, 540, 70, 44, ink),
    disc(130, 486, 17, paper) + disc(570, 486, 17, paper),
  );
}

const days = 'Atham Chithira Chodhi Vishakam Anizham Thriketta Moolam Pooradam Uthradom Thiruvonam'.split(
  ' ',
);

/**
 * Ten mornings, each one ring wider, side by side on a base line with their numbers and names below; `rows` are the last
 * days of the rows, `narrowest` the room of a name.
 */
export async function mornings(
  width: number,
  rows: readonly number[],
  step: number,
  narrowest: number,
  scheme: Scheme = story,
): Promise<Svg> {
  const [margin, size] = [40, narrowest * 0.17];
  const labels = await Promise.all(
    days.map(async (day, index) =>
      layers(
        await say(String(index + 1), [0, size * 3.4], scheme.number, size * 2.2, {
          face: condensed,
          from: 0.5,
        }),
        await say(day, [0, size * 5.6], scheme.name, size, { from: 0.5 }),
      ),
    ),
  );
  let floor = margin;
  const drawn = rows.map((last, at) => {
    const first = rows[at - 1] ?? 0;
    const across = labels
      .slice(first, last)
      .map((_, index) => Math.max(narrowest, (first + index + 1) * step * 2));
    const gap =
      (width - 2 * margin - across.reduce((sum, each) => sum + each)) / Math.max(1, across.length - 1);
    floor += last * step * 2 + (at ? size * 9 : 0);
    let left = margin;
    const base = scheme.floor ? box(0, floor - 3, width, 6, scheme.floor) : '';
    const row = across.map((wide, index) => {
      const [day, x] = [first + index + 1, left + wide / 2];
      left += wide + gap;
      return carpet(x, floor - day * step, day, step, scheme.petals) + place(labels[day - 1] ?? '', x, floor);
    });
    return [base, ...row];
  });
  return layers(box(0, 0, width, floor + size * 8, scheme.ground), drawn.flat());
}

/** The rejected route that could be for a bank: pillars, a lamp, nobody. */
const handsome = layers(
  fill('M20 76L100 30L180 76Z', ink) + box(20, 160, 160, 12, ink),
  [30, 58, 128, 156].map((x) => box(x, 84, 14, 70, ink)),
  box(94, 88, 12, 60, ground) +
    fill('M78 154H122L114 142H86Z', ground) +
    fill('M72 92H128L116 106H84Z', ground),
  fill('M100 60C110 74 110 84 100 88C90 84 90 74 100 60Z', mark),
);

/** The rejected route that needed explaining: a roller coaster on a banana leaf, with notes. */
const funny = layers(
  fill(ellipsePath(100, 128, 92, 48), '#5d9d3a') + line('M8 128H192', ink, 3),
  disc(52, 112, 11, mark) +
    disc(82, 148, 13, '#f2542d') +
    disc(132, 110, 10, '#ffffff') +
    disc(150, 146, 12, mark),
  line('M18 120C60 120 70 90 84 70C100 44 128 50 124 76C120 98 92 96 92 74C92 60 150 100 184 96', ground, 5),
  fill('M116 44h26v14h-26Z', ink) + disc(122, 60, 4, ink) + disc(136, 60, 4, ink),
  line('M30 30L58 88M150 28L140 42M176 176L156 156', ink, 2),
  box(12, 18, 44, 4, ink) + box(12, 26, 30, 4, ink) + box(148, 14, 44, 4, ink) + box(148, 22, 36, 4, ink),
  box(150, 180, 40, 4, ink) + box(150, 188, 30, 4, ink),
);

export const creative = [
  sheet('onam-days', 1440, 356, await mornings(1440, [10], 10, 78)),
  sheet('onam-days-tall', 780, 1200, await mornings(780, [4, 7, 10], 12, 150)),
  sheet('onam-refused-handsome', 200, 200, handsome),
  sheet('onam-refused-funny', 200, 200, funny),
  sheet('onam-bus', 700, 620, bus()),
];
