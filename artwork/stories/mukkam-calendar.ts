import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  ring,
  roundedPath,
  starPath,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, plain } from './lettering.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];

/** Motifs of busy weeks, in a window of 100 by 110. */
const loud: Readonly<Record<number, readonly [name: string, day: string, motif: Svg]>> = {
  12: [
    'Eid',
    '31 March',
    fill('M58 22a28 28 0 1 0 20 40a22 22 0 1 1 -20 -40Z', ink) + fill(starPath(70, 34, 9, 4, 5), ink),
  ],
  18: [
    'Results',
    '9 May',
    fill('M26 14H74V78H26Z', paper) + line('M36 42l11 12L68 28', '#d9552c', 8) + line('M36 66H64', ink, 3),
  ],
  26: [
    'Homecoming',
    'July',
    fill(roundedPath(22, 32, 56, 44, 8), '#d9552c') +
      line('M40 32V22H60V32', ink, 5) +
      line('M34 34V74M66 34V74', paper, 5),
  ],
  35: [
    'Onam',
    '5 Sept',
    [36, 28, 20, 11]
      .map((radius, index) => disc(50, 46, radius, ['#d9552c', '#ffcf4d', ground, paper][index] ?? paper))
      .join(''),
  ],
  51: [
    'Christmas',
    '25 Dec',
    fill(starPath(50, 46, 36, 15, 5), '#d9552c') + disc(50, 46, 8, '#ffcf4d') + line('M50 2V10', ink, 4),
  ],
};

/** Motifs of quiet weeks: a pram and a stick for mornings, an umbrella for wet afternoons. */
const quiet = {
  pram: (colour: string) =>
    line('M26 40H70A22 22 0 0 1 48 62A22 22 0 0 1 26 40M70 40L80 24', colour, 5) +
    ring(38, 74, 7, colour, 4) +
    ring(58, 74, 7, colour, 4),
  stick: (colour: string) => line('M40 82V30C40 14 62 14 62 30', colour, 6),
  umbrella: (colour: string) =>
    fill('M18 52C20 10 80 10 82 52C74 44 66 44 60 52C54 44 46 44 40 52C34 44 26 44 18 52Z', colour) +
    line('M50 50V74c0 10 -14 10 -14 0', colour, 5),
} as const;

/** Weeks of the two monsoons, June to November. */
const wet = (week: number): boolean => week >= 22 && week < 48;

function motifOf(week: number): keyof typeof quiet {
  if (wet(week)) return 'umbrella';
  return week % 2 === 0 ? 'pram' : 'stick';
}

const sun = '#ffcf4d';
const rain = '#1c6156';

/** Whether a week is before or after a loud one. */
const beside = (week: number): boolean => [week - 1, week + 1].some((other) => loud[other] !== undefined);

/** The window of a quiet week. */
function pane(week: number, width: number, height: number): Svg {
  const near = beside(week);
  const dark = wet(week) ? rain : ground;
  const size = Math.min(width, height) / 110;
  return layers(
    box(0, 0, width, height, near ? sun : dark),
    place(
      quiet[motifOf(week)](near ? ink : '#ffd9b0'),
      width / 2 - 50 * size,
      height / 2 - 50 * size,
      0,
      size,
    ),
  );
}

const meanings: readonly [name: string, colour: string, ...motifs: (keyof typeof quiet)[]][] = [
  ['A loud week', mark],
  ['The week before and after', sun],
  ['Mornings, for toddlers and grandparents', ground, 'pram', 'stick'],
  ['Wet afternoons, for students', rain, 'umbrella'],
];

/** What the colours mean: at these points, in letters of this size. */
async function key(points: readonly (readonly [x: number, y: number])[], size: number): Promise<Svg> {
  const words = await Promise.all(meanings.map(([name]) => plain(name, size)));
  return layers(
    meanings.map(([, colour, ...motifs], index) => {
      const [x, y] = points[index] ?? [0, 0];
      const wide = Math.max(1, motifs.length) * 52;
      return layers(
        box(x, y, wide, 56, colour),
        motifs.map((motif, at) => place(quiet[motif]('#ffd9b0'), x + at * 52 + 3, y + 5, 0, 0.46)),
        words[index]?.at(x + wide + 16, y + 28 + size * 0.36, paper) ?? '',
      );
    }),
  );
}

const weeks = Array.from({ length: 52 }, (_, week) => week);
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const [gap, wideLoud] = [8, 214];

/** The year 2025 as the front of a mall: a storey for a quarter, a window for a week, the loud ones wide and lit. */
export async function calendar(): Promise<Svg> {
  const [width, storey, tall] = [1440, 228, 150];
  const names = await Promise.all(months.map((name) => plain(name, 18)));
  const storeys = await Promise.all(
    [0, 1, 2, 3].map(async (quarter) => {
      const row = weeks.slice(quarter * 13, quarter * 13 + 13);
      const festive = row.filter((week) => loud[week] !== undefined).length;
      const narrow = (width - 12 * gap - festive * wideLoud) / (13 - festive);
      let x = 0;
      const windows = await Promise.all(
        row.map(async (week) => {
          const left = x;
          const here = loud[week];
          x += (here ? wideLoud : narrow) + gap;
          if (!here) return { left, drawn: place(pane(week, narrow, tall), left, 0) };
          const [name, day, motif] = here;
          const [large, small] = [await condensed(name, 38), await plain(day, 17)];
          const fit = Math.min(1, (wideLoud - 28) / large.width);
          return {
            left,
            drawn: layers(
              box(left, -26, wideLoud, tall + 26, mark),
              place(motif, left + 50, -22, 0, 1.08),
              large.at(left + 14, 110, ink, fit),
              small.at(left + 14, 140, ink),
            ),
          };
        }),
      );
      return layers(
        windows.map(({ drawn }) => drawn),
        [0, 1, 2].map((month) => {
          const left = windows[Math.round((month * 13) / 3)]?.left ?? 0;
          return names[quarter * 3 + month]?.at(left, -40, paper) ?? '';
        }),
      );
    }),
  );
  return layers(
    box(0, 0, width, 1160, ink),
    fill(`M0 46L${width / 2} 6L${width} 46V58H0Z`, paper),
    storeys.map((row, index) => place(row, 0, 290 + index * storey)),
    box(0, 1144, width, 16, paper),
    await key(
      [
        [0, 82],
        [0, 154],
        [620, 82],
        [620, 154],
      ],
      24,
    ),
  );
}

/** The same for phones: the loud weeks as bands, the quiet ones between them in rows. */
export async function calendarTall(): Promise<Svg> {
  const [width, row, head] = [700, 88, 46];
  const names = await Promise.all(months.map((name) => plain(name, 22)));
  /** The month that begins in a week. */
  const begun = (week: number): number =>
    months.findIndex((_, month) => Math.round((month * 13) / 3) === week);
  const parts: Svg[] = [
    fill(`M0 56L${width / 2} 10L${width} 56V72H0Z`, paper),
    await key(
      [0, 1, 2, 3].map((index) => [0, 96 + index * 72] as const),
      21,
    ),
  ];
  let y = 392;
  let from = 0;
  for (const [week, [name, day, motif]] of Object.entries(loud)) {
    const between = weeks.slice(from, Number(week));
    const lines = Math.ceil(between.length / 8);
    for (let index = 0; index < lines; index++) {
      const some = between.slice(
        Math.ceil((index * between.length) / lines),
        Math.ceil(((index + 1) * between.length) / lines),
      );
      const span = (width - (some.length - 1) * gap) / some.length;
      y += head;
      parts.push(
        ...some.flatMap((each, at) => [
          place(pane(each, span, row), at * (span + gap), y),
          names[begun(each)]?.at(at * (span + gap), y - 13, paper) ?? '',
        ]),
      );
      y += row + gap;
    }
    const [large, small] = [await condensed(name, 66), await plain(day, 30)];
    parts.push(
      box(0, y, width, 208, mark),
      place(motif, 18, y + 6, 0, 2.06),
      large.at(244, y + 112, ink, Math.min(1, 430 / large.width)),
      small.at(244, y + 168, ink),
    );
    y += 208 + gap;
    from = Number(week) + 1;
  }
  parts.push(box(0, y + 12, width, 16, paper));
  return layers(box(0, 0, width, y + 50, ink), parts);
}
