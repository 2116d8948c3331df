import { box, ellipsePath, layers, line, round, times, type Svg } from '#artwork/draw/index.ts';
import { condensed, letters, plain, wide, type Word } from '#artwork/stories/lettering.ts';

/** A week of adverts, fictional and marked as an example. Rows, sum and dots are drawn from it. */
const week = [
  { name: 'Search', spend: 40_000, leads: 82, sold: 156_000, clicks: 800, sales: 13 },
  { name: 'Shopping', spend: 25_000, leads: 60, sold: 93_000, clicks: 500, sales: 9 },
  { name: 'Social', spend: 20_000, leads: 49, sold: 47_000, clicks: 400, sales: 5 },
  { name: 'Video', spend: 10_000, leads: 11, sold: 9000, clicks: 200, sales: 1 },
];

type Amount = 'spend' | 'leads' | 'sold' | 'clicks' | 'sales';

const sum = (of: Amount): number => week.reduce((total, row) => total + row[of], 0);
const written = (amount: number): string => amount.toLocaleString('en');

const [paper, ink, sun, rule, red] = ['#FBF6EE', '#0C1424', '#FFB547', '#B9C6D6', '#C8321B'];
const [ember, blue] = ['#F0562B', '#9DAFD8'];

/** From spend to sales, each wider than the one before. */
const columns = [
  { of: 'spend', head: 'Spend', wdth: 56 },
  { of: 'leads', head: 'Lead', wdth: 76 },
  { of: 'sold', head: 'Sale', wdth: 112 },
] as const;

/** A right-aligned word in a column of figures. */
const ended = (word: Word, x: number, y: number, colour: string, scale = 1): Svg =>
  word.at(round(x - word.width * scale), y, colour, scale);

interface Page {
  width: number;
  /** Height of each row, and of the total. */
  row: number;
  total: number;
  /** Space above the rows for column names. */
  top: number;
  cap: number;
  /** Whether each channel's name is above its figures. */
  stacked?: boolean;
}

const margin = 40;

/** A ledger page: a week's spend, enquiries and sales. The losing row is marked, with where its money goes. */
export async function ledger({ width, row, total, top, cap, stacked = false }: Page): Promise<Svg> {
  const sums = await Promise.all(
    columns.map(({ of, wdth }) =>
      letters('display', written(sum(of)), { cap: 100, axes: { wdth, wght: 900 }, track: -0.01 }),
    ),
  );
  const room = width - 2 * margin;
  const gap = room * 0.055;
  const scale = (room - 2 * gap) / sums.reduce((all, word) => all + word.width, 0);
  const ends: number[] = [];
  for (const word of sums) ends.push((ends.at(-1) ?? margin - gap) + gap + word.width * scale);
  const foot = top + row * week.length;
  const [last, third] = [ends[2] ?? width, (ends[1] ?? 0) + gap];
  const heads = await Promise.all(columns.map(({ head }) => wide(head, cap * (stacked ? 0.5 : 0.74))));
  const example = await plain('Example week, in rupees', cap * 0.5);
  const entries = await Promise.all(
    week.map(async ({ name, ...figures }) => ({
      name: await condensed(name, cap * (stacked ? 0.7 : 1)),
      figures: await Promise.all(columns.map(({ of }) => condensed(written(figures[of]), cap))),
    })),
  );
  const base = (index: number): number => top + row * (index + 0.5) + cap * (stacked ? 1.1 : 0.5);
  const losing = week.findIndex(({ spend, sold }) => sold < spend);
  const gone = entries[losing]?.figures[2]?.width ?? 0;
  const note = await plain('to search, on Monday', cap * (stacked ? 0.45 : 0.56));
  const [noteEnd, noteBase] = stacked
    ? [last, top + row * losing + cap * 0.95]
    : [last - gone - cap * 1.1, base(losing) - cap * 0.22];
  const [from, bend] = [round(noteEnd - note.width - cap * 0.6), round(noteBase - cap * 0.2)];
  const tip = [round(from - cap * (stacked ? 0.5 : 1.1)), round(base(0) + cap * 0.2)] as const;
  return layers(
    box(0, 0, width, foot, paper),
    times(week.length, (index) => box(0, top + row * index - 1, width, 2, rule)),
    ends.slice(0, 2).map((x) => box(x + gap / 2 - 3, 0, 2, foot, red) + box(x + gap / 2 + 2, 0, 2, foot, red)),
    stacked ? box(0, 0, width, cap * 1.7, paper) : '',
    example.at(stacked ? margin : third, stacked ? cap : top - cap * 0.5, ink),
    heads.map((word, index) => ended(word, ends[index] ?? 0, top - cap * 0.5, ink)),
    entries.map(({ name, figures }, index) => {
      const colour = index === losing ? red : ink;
      return layers(
        name.at(margin, stacked ? top + row * index + cap * 1.05 : base(index), colour),
        figures.map((word, at) => ended(word, ends[at] ?? 0, base(index), colour)),
      );
    }),
    line(ellipsePath(last - gone / 2, base(losing) - cap / 2, gone / 2 + cap * 0.5, cap * 0.8), red, cap / 9),
    ended(note, noteEnd, noteBase, red),
    line(`M${from} ${bend}Q${tip[0]} ${bend} ${tip.join(' ')}m${round(-cap * 0.4)} ${round(cap * 0.5)}l${round(cap * 0.4)} ${round(-cap * 0.5)}l${round(cap * 0.4)} ${round(cap * 0.5)}`, red, cap / 9),
    box(0, foot, width, total, sun) + box(0, foot, width, 4, ink) + box(0, foot + 9, width, 4, ink),
    sums.map((word, index) => ended(word, ends[index] ?? 0, foot + 7 + (total + 100 * scale) / 2, ink, round(scale * 1000) / 1000)),
  ); // prettier-ignore
}

/** Every click of that week as a dot, by channel: enquiries are larger, sales largest. */
export async function clicks(width: number, height: number): Promise<Svg> {
  const tall = height > width;
  const run = tall ? 40 : 25;
  const step = width / (tall ? 44 : 84);
  const text = step * (tall ? 1.5 : 1.35);
  let start = tall ? 3 : 2;
  const parts = await Promise.all(
    week.map(async ({ name, clicks: all, leads, sales }, index) => {
      const amounts = [[all, 'clicks', blue], [leads, 'leads', ember], [sales, 'sales', sun]] as const;
      const first = start;
      start += Math.ceil(all / run) + (tall ? 4 : 1.33);
      const dots = (from: number, to: number, size: number, colour: string): Svg => {
        const points = Array.from({ length: to - from }, (_, at) => {
          const along = (first + (tall ? 3 : 0) + Math.floor((from + at) / run) + 0.5) * step;
          const across = (2 + ((from + at) % run) + 0.5) * step;
          return `M${round(tall ? across : along)} ${round(tall ? along : across)}h0`;
        });
        return line(points.join(''), colour, round(size * step));
      };
      const word = await condensed(name, text);
      const figures = await Promise.all(amounts.map(([amount, unit]) => condensed(index > 0 ? written(amount) : `${written(amount)} ${unit}`, text)));
      const [x, y] = tall ? [step * 2, (first + 2.2) * step] : [first * step, (run + 4.6) * step];
      let next = tall ? width - step * 2 - figures.reduce((room, figure) => room + figure.width + text, -text) : x;
      return layers(
        dots(0, all - leads, 0.4, '#5A72AE'),
        dots(all - leads, all - sales, 0.72, ember),
        dots(all - sales, all, 0.98, sun),
        word.at(x, y, paper),
        figures.map((figure, at) => {
          const place = round(next);
          next += figure.width + text;
          return figure.at(place, round(tall ? y : y + text * 1.7), amounts[at]?.[2] ?? paper);
        }),
      );
    }),
  ); // prettier-ignore
  const example = await plain('Example week', text * 0.7);
  return layers(
    box(0, 0, width, height, ink),
    parts,
    tall ? example.at(step * 2, step * 2, blue) : ended(example, step * 34, (run + 4.6) * step, blue),
  );
}
