import {
  box,
  disc,
  document,
  ellipsePath,
  fill,
  layers,
  lensPath,
  line,
  palette as c,
  place,
  polygonPath,
  ring,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import type { Still } from '#artwork/still.ts';

const [ink, paper] = [c.ink, c.paper];
const [width, height, pitch] = [480, 96, 48];

/** A wheel of car care, a shell of coconut goods. */
const round = (inside: Svg): Svg => disc(0, 0, 18, ink) + inside;

/** What each trade makes, sells or works with, within 40 units around a point. */
const motifs: Readonly<Record<string, Svg>> = {
  solar: layers(fill('M-14 -14H18L14 14H-18Z', ink), line('M-16 0H16M-3.5 -14L-7 14M7.5 -14L4 14', paper, 2)),
  rice: layers(
    line('M-6 20Q2 0 10 -16', ink, 2.5),
    times(4, (n) =>
      place(
        turned(fill(ellipsePath(9, 0, 8, 3.6), ink), 14, 0, 0) +
          turned(fill(ellipsePath(-9, 0, 8, 3.6), ink), 52, 0, 0),
        -3 + n * 4,
        8 - n * 8,
      ),
    ),
  ),
  sweets: fill(polygonPath([[0, -18], [19, 0], [0, 18], [-19, 0]]), ink) + fill(lensPath(0, 0, 16, 8), paper), // prettier-ignore
  boats: fill(lensPath(0, 0, 44, 20), ink) + line('M-12 -5V5M-4 -7V7M4 -7V7M12 -5V5', paper, 2),
  timber: ring(0, 0, 18, ink, 3) + ring(1, 1, 11, ink, 3) + ring(2, 2, 5, ink, 3),
  coffee: turned(
    fill(ellipsePath(0, 0, 19, 12), ink) + line('M-17 1Q-6 -7 0 0T17 -1', paper, 2.5),
    -32,
    0,
    0,
  ),
  coconut: round(disc(0, 0, 13, paper) + disc(0, 0, 7, ink)),
  clinic: fill('M-6 -18H6V-6H18V6H6V18H-6V6H-18V-6H-6Z', ink),
  accounts: layers(
    line('M-22 -10H22M-22 10H22', ink, 2),
    [-14, -4, 12].map((x) => fill(ellipsePath(x, -10, 4.5, 8), ink)),
    [-12, 6, 16].map((x) => fill(ellipsePath(x, 10, 4.5, 8), ink)),
  ),
  freight: box(-20, -11, 40, 22, ink) + times(6, (n) => box(-15.5 + n * 5.8, -7, 2, 14, paper)),
  perfume:
    fill('M0 -20Q16 0 12 9A13 13 0 0 1 -12 9Q-16 0 0 -20Z', ink) + line('M-5 8Q-4 13 2 14', paper, 2.5),
  cars: round(ring(0, 0, 11, paper, 3) + times(5, (n) => turned(line('M0 -3V-10', paper, 3), n * 72, 0, 0))),
  market: times(4, (n) => fill(`M${-24 + n * 12} -14H${-12 + n * 12}V8A6 6 0 0 1 ${-24 + n * 12} 8Z`, n % 2 ? paper : ink)), // prettier-ignore
  berths: line('M-24 -16H24', ink, 5) + line('M-14 -16V14M14 -16V14', ink, 3) + fill('M-5 18V-2Q0 -14 5 -2V18Z', ink), // prettier-ignore
  teeth: fill('M0 -12Q8 -19 15 -13Q20 -6 13 4L9 19Q4 20 3 8Q0 4 -3 8Q-4 20 -9 19L-13 4Q-20 -6 -15 -13Q-8 -19 0 -12Z', ink), // prettier-ignore
  drapes: times(3, (n) => line(`M-24 ${-15 + n * 14}Q-12 ${-27 + n * 14} 0 ${-15 + n * 14}T24 ${-15 + n * 14}`, ink, n === 1 ? 6 : 3)), // prettier-ignore
  weights: line('M-12 0H12', ink, 5) + times(2, (n) => box(n ? 7 : -13, -13, 6, 26, ink, 2) + box(n ? 14 : -19, -8, 5, 16, ink, 2)), // prettier-ignore
};

/** Motifs that join their neighbours; the others stand in staggered rows. */
const joined = new Set(['accounts', 'market', 'berths', 'drapes']);

function pattern(name: string, motif: Svg): Svg {
  return times(2, (row) =>
    times(width / pitch + 1, (n) =>
      place(motif, n * pitch + (row && !joined.has(name) ? 0 : pitch / 2), pitch * (row + 0.5)),
    ),
  );
}

/** Patterns of the trades, two inks on any ground. */
export const swatches: Still[] = Object.entries(motifs).map(([name, motif]) => ({
  key: `trades/swatch-${name}`,
  width,
  height,
  draw: { svg: () => document(`0 0 ${width} ${height}`, pattern(name, motif)) },
}));
