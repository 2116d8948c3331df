import {
  box,
  disc,
  fill,
  layers,
  line,
  random,
  rectPath,
  round,
  roundedPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.performance;

type Cell = readonly [column: number, row: number];

const storeys = 24;
/** Columns of a nought, and of the court in its middle. */
const [broad, court] = [14, [5, 9, 5, 19]] as const;

const cells = (columns: number, rows: number, from: Cell = [0, 0]): Cell[] =>
  Array.from({ length: columns * rows }, (_, index) => [
    from[0] + (index % columns),
    from[1] + Math.floor(index / columns),
  ]);

/** Flats of a nought: none in its court, and none in the three cells of each round corner. */
const nought = cells(broad, storeys).filter(([column, row]) => {
  const [left, right, top, bottom] = court;
  const fromCorner = Math.min(column, broad - 1 - column) + Math.min(row, storeys - 1 - row);
  return fromCorner > 1 && !(column >= left && column < right && row >= top && row < bottom);
});
const one = [...cells(6, storeys, [3, 0]), ...cells(3, 6, [0, 3])];
/** The comma's tail is its basement. */
const comma = [...cells(4, 6, [0, 18]), ...cells(3, 2, [1, 24]), ...cells(2, 2, [1, 26])];

const starts = [0, 10.2, 15.4, 30.6, 45.8] as const;
const span = 59.8;
/** Of the thousand windows one after the other: 162, 34, and three times 268. */
const flats = [one, comma, nought, nought, nought].flatMap((digit, index) =>
  digit.map(([column, row]): Cell => [column + (starts[index] ?? 0), row]),
);
if (flats.length !== 1000) throw new Error(`the towers have ${flats.length} windows, not 1000`);

/** "1,000" as towers on a street, a lit window for each lead; `across` and `down` are the pitches of the windows. */
function street([width, height]: Cell, across: number, down: number, top: number): Svg {
  const [left, foot] = [(width - span * across) / 2, top + storeys * down];
  const next = random('leads');
  const x = (column: number): number => round(left + column * across);
  const y = (row: number): number => round(top + row * down);
  const [pane, high] = [round(across * 0.56), round(down * 0.68)];
  const inset = (across - pane) / 2;
  const colours = [mark, mark, mark, '#ffd08a', paper];
  const lit = colours.map(() => '');
  const people = flats.map(([column, row]) => {
    const [at, up] = [round(x(column) + inset), round(y(row) + (down - high) / 2)];
    lit[Math.floor(next() * colours.length)] += `M${at} ${up}h${pane}v${high}h${-pane}z`;
    if (next() > 0.16) return '';
    const middle = round(at + pane * (0.4 + next() * 0.2));
    return disc(middle, up + high * 0.42, pane * 0.19, ink) + box(middle - pane * 0.3, up + high * 0.62, pane * 0.6, high * 0.38, ink, 2);
  }); // prettier-ignore
  const block = (column: number, row: number, columns: number, rows: number): string =>
    rectPath(x(column), y(row), round(columns * across), round(rows * down));
  const noughts = starts.slice(2).map((start) => {
    const [from, to, high0, low] = court;
    return roundedPath(x(start), y(0), round(broad * across), storeys * down, round(across * 2.2)) +
      roundedPath(x(start + from), y(high0), round((to - from) * across), (low - high0) * down, round(across * 1.2));
  }); // prettier-ignore
  return layers(
    box(0, 0, width, height, ground),
    shade(rectPath(0, 0, width, foot), { colour: '#2a8a94', x: width / 2, y: foot + 40, angle: -90, length: Math.round(foot * 0.62), reach: width }),
    times(26, () => disc(next() * width, next() * top * 2.4, 1 + next() * 1.6, paper)),
    box(0, foot, width, height, ink),
    // Tanks and aerials on the roofs.
    ([[4.2, 2], [18.4, 3], [34.4, 2.4], [50, 3.4]] as const).map(([column, columns]) => box(x(column), y(0) - down * 1.3, across * columns, down * 1.4, ink)),
    line(([[8, 2.6], [26, 1.8], [39.4, 2.8], [56.6, 2]] as const).map(([column, rows]) => `M${x(column)} ${y(0)}v${-down * rows}`).join(''), ink, across * 0.2),
    line(`M${x(11.4)} ${y(18)}v${-down * 1.8}`, ink, across * 0.2),
    fill(block(3, 0, 6, storeys) + block(0, 3, 3, 6) + block(10.2, 18, 4, 6), ink),
    fill(noughts.join(''), ink, 'fill-rule="evenodd"'),
    lit.map((path, index) => fill(path, colours[index] ?? mark)),
    people,
  ); // prettier-ignore
}

export const towersWide = street([1440, 640], 22.6, 19.6, 66);
export const towersTall = street([780, 580], 12.4, 18, 62);
