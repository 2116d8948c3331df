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
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { plain } from './lettering.ts';
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

/** Motifs of quiet weeks: toddlers, grandparents, wet afternoons, students, tea. */
const quiet: readonly ((colour: string) => Svg)[] = [
  (colour) =>
    line('M26 40H70A22 22 0 0 1 48 62A22 22 0 0 1 26 40M70 40L80 24', colour, 5) +
    ring(38, 74, 7, colour, 4) +
    ring(58, 74, 7, colour, 4),
  (colour) => line('M44 82V30C44 14 66 14 66 30', colour, 6),
  (colour) =>
    fill('M18 52C20 10 80 10 82 52C74 44 66 44 60 52C54 44 46 44 40 52C34 44 26 44 18 52Z', colour) +
    line('M50 50V74c0 10 -14 10 -14 0', colour, 5),
  (colour) =>
    line(
      'M50 32C40 22 26 22 18 26V70C26 66 40 66 50 76C60 66 74 66 82 70V26C74 22 60 22 50 32V76',
      colour,
      5,
    ),
  (colour) => fill('M32 34H68L63 80H37Z', colour) + line('M42 26q-6 -8 0 -16M56 26q-6 -8 0 -16', colour, 4),
];

/**
 * The motif of each week, by month: mornings for toddlers and grandparents in the dry months, books before the
 * examinations in March and again when school starts in June, umbrellas under both monsoons.
 */
const season = [
  'TGCTG',
  'SGST',
  'SSSG',
  'TGCTG',
  'TGCT',
  // June
  'USUS',
  'UUCUS',
  'USCU',
  'UGUS',
  // October
  'UCUGU',
  'UCGT',
  'TGCT',
].join('');

/** Labels of the windows: busy weeks and those beside them, then quiet ones in the order of their motifs. */
const meanings = [
  'Loud week',
  'Week beside it',
  'Toddlers',
  'Grandparents',
  'Wet afternoons',
  'Students',
  'Tea',
];

/** The legend on the ground floor: columns, width and letter size. */
async function key(across: number, wide: number, size: number): Promise<Svg> {
  const words = await Promise.all(meanings.map((meaning) => plain(meaning, size)));
  return layers(
    words.map((word, index) => {
      const motif = quiet[index - 2]?.('#ffd9b0');
      const colour = motif ? ground : [mark, '#ffcf4d'][index];
      const shop = box(0, 0, 44, 51, colour ?? paper) + (motif ? place(motif, 0, 4, 0, 0.44) : '');
      return place(shop + word.at(56, 32, paper), (index % across) * wide, Math.floor(index / across) * 66);
    }),
  );
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The first day of each row of four weeks. */
const fours = Array.from({ length: 13 }, (_, row) => {
  const day = new Date(Date.UTC(2025, 0, 1 + row * 28));
  return `${day.getUTCDate()} ${months[day.getUTCMonth()] ?? ''}`;
});

/**
 * The year 2025 as a mall front: one window per week, lit in the busy ones. A month's name is above its first week;
 * `beside` puts the starting day in front of each row of four weeks.
 */
export async function calendar(columns: number, beside: boolean): Promise<Svg> {
  const rows = 52 / columns;
  const [side, storey] = beside ? [86, 128] : [30, 156];
  const marks = await Promise.all((beside ? fours : months).map((name) => plain(name, beside ? 17 : 19)));
  const names = new Map(
    await Promise.all(
      Object.entries(loud).map(async ([week, [name, day]]) => {
        const label = await Promise.all([plain(name, 18), plain(day, 15)]);
        return [Number(week), label] as const;
      }),
    ),
  );
  const window = (week: number): Svg => {
    const festive = loud[week];
    const name = names.get(week);
    if (festive && name) {
      return layers(
        box(0, 0, 100, 116, mark),
        place(festive[2], 11, 0, 0, 0.78),
        name.map((word, index) => {
          const scale = Math.min(1, 92 / word.width);
          return word.at(50 - (word.width * scale) / 2, 88 + index * 19, ink, scale);
        }),
      );
    }
    const near = [week - 1, week + 1].some((other) => loud[other] !== undefined);
    return layers(
      box(0, 0, 100, 116, near ? '#ffcf4d' : ground),
      place(quiet['TGUSC'.indexOf(season[week] ?? '')]?.(near ? ink : '#ffd9b0') ?? '', 0, 8),
    );
  };
  const [width, height] = [columns * 106 + 24 + side, rows * storey + 110];
  const shops = beside ? await key(2, 256, 18) : await key(4, 345, 18);
  return layers(
    box(0, 0, width, height, ink),
    fill(`M0 40L${width / 2} 6L${width} 40V56H0Z`, paper),
    times(52, (week) =>
      place(
        window(week),
        side + (week % columns) * 106,
        74 + storey - 128 + Math.floor(week / columns) * storey,
      ),
    ),
    marks.map((month, index) => {
      const week = Math.floor((index * 52) / marks.length);
      const top = 74 + Math.floor(week / columns) * storey;
      return beside ? month.at(6, top + 66, paper) : month.at(side + (week % columns) * 106, top + 18, paper);
    }),
    box(0, height - 22, width, 22, paper),
    place(shops, 30, height + 22),
  );
}
