import {
  box,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  place,
  roundedPath,
  starPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { random } from '#artwork/draw/random.ts';
import { condensed, plain } from './lettering.ts';
import { quiet, visitor } from './mukkam-visitors.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const [sun, red, teal, rain] = ['#ffcf4d', '#d9552c', '#2b8f80', '#1c6156'];

/** A loud week: its name, its day, and a motif of 100 by 100 around the origin. */
interface Loud {
  name: string;
  day: string;
  motif: Svg;
}

const loud: Readonly<Record<number, Loud>> = {
  12: {
    name: 'Eid',
    day: '31 March',
    motif: fill('M4 -40a42 42 0 1 0 30 60a34 34 0 1 1 -30 -60Z', ink) + fill(starPath(24, -16, 15, 6, 5), ink),
  },
  18: {
    name: 'Results',
    day: '9 May',
    motif: fill('M-32 -44H32V44H-32Z', paper) + line('M-18 -10l15 16L22 -22', red, 11) + line('M-18 28H18', ink, 5),
  },
  26: {
    name: 'Homecoming',
    day: 'July',
    motif:
      line('M-14 -24V-38H14V-24', ink, 7) +
      fill(roundedPath(-42, -26, 84, 66, 10), red) +
      line('M-24 -22V36M24 -22V36', paper, 8),
  },
  35: {
    name: 'Onam',
    day: '5 September',
    motif: [46, 36, 26, 14].map((radius, index) => disc(0, 0, radius, [red, sun, ground, paper][index] ?? paper)).join(''),
  },
  51: {
    name: 'Christmas',
    day: '25 December',
    motif: fill(starPath(0, 2, 48, 20, 5), red) + disc(0, 2, 11, sun),
  },
}; // prettier-ignore

/** Weeks of the two monsoons, June to November. */
const wet = (week: number): boolean => week >= 22 && week < 48;

/** Whether a week is before or after a loud one. */
const beside = (week: number): boolean => [week - 1, week + 1].some((other) => loud[other] !== undefined);

const weeks = Array.from({ length: 52 }, (_, week) => week);
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A loud week is as wide as this many others. */
const spread = 3.4;
const unit = 360 / weeks.reduce((sum, week) => sum + (loud[week] ? spread : 1), 0);

/** Where a week begins, in degrees from the top of the ring. */
const begins = weeks.map((week) =>
  weeks.slice(0, week).reduce((sum, other) => sum + unit * (loud[other] ? spread : 1), 0),
);
const middle = (week: number): number => (begins[week] ?? 0) + (unit * (loud[week] ? spread : 1)) / 2;

/** A point of the ring's circle of this radius. */
function at(angle: number, radius: number): readonly [x: number, y: number] {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [Math.cos(turn) * radius, Math.sin(turn) * radius];
}

/** A petal of a week, from one radius to another, its end round. */
function petal(week: number, from: number, to: number, colour: string): Svg {
  const half = (unit * (loud[week] ? spread : 1)) / 2 - 0.5;
  const turn = middle(week);
  const [[a, b], [c, d], [e, f], [g, h]] = [
    at(turn - half, from),
    at(turn - half, to),
    at(turn + half, to),
    at(turn + half, from),
  ];
  const [p, q] = at(turn - half, to + (to - from) * 0.3);
  const [r, s] = at(turn + half, to + (to - from) * 0.3);
  const path = [a, b, c, d, p, q, r, s, e, f, g, h].map((value) => Math.round(value));
  return fill(
    `M${path[0]} ${path[1]}L${path[2]} ${path[3]}C${path[4]} ${path[5]} ${path[6]} ${path[7]} ${path[8]} ${path[9]}L${path[10]} ${path[11]}Z`,
    colour,
  );
}

/** Who came in a week, outside its petal; in loud weeks in rows that spread. */
function visit(week: number, radius: number, size: number, rows: number): Svg {
  const next = random(`mukkam ${week}`);
  const turn = middle(week);
  const stand = (drawn: Svg, angle: number, out: number): Svg =>
    place(drawn, ...at(angle, radius + out * size), angle + 180, size);
  if (loud[week]) {
    const step = (2200 * size) / radius;
    return times(rows * 4.5, (index) => {
      const row = Math.floor(index / 4.5);
      const seat = (index % 4.5) - 2 + next() * 0.2;
      return stand(visitor(next), turn + seat * step, 26 + row * 28 + next() * 8);
    });
  }
  if (beside(week)) return '';
  if (!wet(week)) return stand(week % 2 ? quiet.stick : quiet.pram, turn, (week % 3) * 9);
  return stand(quiet.umbrella([mark, sun, red, paper][week % 4] ?? mark), turn, (week % 3) * 20 - 8);
}

/** The colour of a week's petal; neighbours differ a little. */
function flower(week: number): string {
  if (loud[week]) return mark;
  if (beside(week)) return sun;
  if (wet(week)) return week % 2 ? rain : '#23786c';
  return week % 2 ? ground : '#a8501f';
}

/**
 * The year as a flower carpet on the floor of the mall, around the origin, its months in letters of `cap`; visitors of
 * this size look at it, in loud weeks in so many rows.
 */
async function carpet(radius: number, size: number, { cap = 16, rows = 4 } = {}): Promise<Svg> {
  const names = await Promise.all(months.map((month) => plain(month, cap)));
  const inner = radius * 0.6;
  const bloom = inner - cap * 3.5;
  const year = await condensed('2025', bloom * 0.42);
  return layers(
    weeks.map((week) => {
      const long = loud[week] ? 1 : 0.84;
      return petal(week, inner, radius * (beside(week) ? 0.93 : long), flower(week));
    }),
    disc(0, 0, inner - 4, paper),
    names.map((word, month) => {
      const [x, y] = at((begins[Math.round((month * 13) / 3)] ?? 0) + unit * 2.2, inner - cap * 1.9);
      return word.at(Math.round(x - word.width / 2), Math.round(y + cap / 2), ink);
    }),
    [0.87, 0.74, 0.61].map((part, index) =>
      times(24, (leaf) => {
        const shape = ellipsePath(0, -bloom * part, bloom * 0.076, bloom * 0.13);
        return place(fill(shape, [red, sun, teal][index] ?? red), 0, 0, leaf * 15 + index * 7.5);
      }),
    ),
    disc(0, 0, bloom * 0.585, ink),
    year.at(-year.width / 2, bloom * 0.21, mark),
    Object.entries(loud).map(([week, { motif }]) =>
      place(motif, ...at(middle(Number(week)), radius * 0.85), 0, radius / 500),
    ),
    weeks.map((week) => visit(week, radius, size, rows)),
  );
}

/** What a colour means, on one line or two. */
const meanings: readonly [words: readonly string[], colour: string, motif: Svg][] = [
  [['A loud week'], mark, place(visitor(random('key')), 0, 0)],
  [['The week before', 'and after'], sun, ''],
  [['Mornings, for toddlers', 'and grandparents'], ground, quiet.pram],
  [['Wet afternoons,', 'for students'], rain, quiet.umbrella(sun)],
];

/** What the colours mean, in a column from this point, in letters of this size. */
async function key(x: number, y: number, step: number, size: number): Promise<Svg> {
  const words = await Promise.all(
    meanings.map(([lines]) => Promise.all(lines.map((part) => plain(part, size)))),
  );
  return layers(
    meanings.map(([, colour, motif], index) =>
      layers(
        box(x, y + index * step, 64, 64, colour),
        place(motif, x + 32, y + index * step + 32, 0, 1.2),
        (words[index] ?? []).map((word, row, { length }) =>
          word.at(x + 82, y + index * step + 32 + size * (0.4 + 1.4 * (row - (length - 1) / 2)), paper),
        ),
      ),
    ),
  );
}

/** Names of the loud weeks, each at the given point, from its left or its right end. */
async function labels(
  points: Readonly<Record<number, readonly [x: number, y: number, from: 0 | 0.5 | 1]>>,
  cap: number,
): Promise<Svg> {
  const drawn = await Promise.all(
    Object.entries(points).map(async ([week, [x, y, from]]) => {
      const found = loud[Number(week)];
      if (!found) return '';
      const [name, day] = [await condensed(found.name, cap), await plain(found.day, cap * 0.42)];
      return layers(
        name.at(x - name.width * from, y, mark),
        day.at(x - day.width * from, y + cap * 0.78, paper),
      );
    }),
  );
  return drawn.join('');
}

export async function calendar(): Promise<Svg> {
  const [width, height] = [1440, 1200];
  return layers(
    box(0, 0, width, height, ink),
    place(await carpet(392, 1.34), 872, 600),
    await key(0, 232, 92, 23),
    await labels({ 12: [1436, 270, 1], 18: [1420, 1090, 1], 26: [664, 1096, 1], 35: [96, 905, 0], 51: [960, 88, 0] }, 62),
  );
} // prettier-ignore

/** The same for phones: names in the corners, the key below. */
export async function calendarTall(): Promise<Svg> {
  const [width, height] = [700, 1240];
  return layers(
    box(0, 0, width, height, ink),
    place(await carpet(292, 0.84, { cap: 20, rows: 2 }), 350, 412),
    await labels({ 12: [700, 110, 1], 18: [700, 740, 1], 26: [350, 824, 0.5], 35: [0, 720, 0], 51: [0, 68, 0] }, 46),
    await key(0, 908, 82, 22),
  );
} // prettier-ignore
