import {
  box,
  fill,
  layers,
  line,
  polygonPath,
  random,
  round,
  shade,
  times,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.seo;

interface View {
  left: number;
  right: number;
  rows: number;
  /** How much farther to the right the top row starts than the bottom one. */
  slant: number;
  /** Tops of the hill, with their width and height. */
  tops: readonly (readonly [x: number, width: number, height: number])[];
}

/** A hill with 270 windows in the rain, one per ten visits; the 39 white ones at the bottom were lit before. */
function hill({ left, right, rows, slant, tops }: View): Svg {
  const [foot, columns] = [498, 270 / rows];
  const next = random(`resort ${rows}`);
  const ridge = (x: number): number =>
    tops.reduce((y, [at, width, height]) => y - Math.exp(-(((x - at) / width) ** 2)) * height, 214) +
    Math.sin(x / 31) * 6;
  const points = Array.from({ length: 101 }, (_, index) => -700 + index * 19);
  const outline: Path = polygonPath([...points.map((x) => [x, ridge(x)] as const), [1200, 900], [-700, 900]]);
  const windows = times(270, (index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const start = left + slant * (row / (rows - 1)) ** 1.4;
    const step = (right - start) / columns;
    const x = start + (column + (row % 2) / 2) * step;
    const y = foot - ((foot - 34 - ridge(x)) * row) / (rows - 1);
    return box(x, y - 20, step * 0.5, 17, index < 39 ? paper : mark);
  });
  const trees = times(64, (index) => {
    const x = -420 + index * 15 + next() * 9;
    const size = 7 + next() * 15;
    return fill(
      `M${round(x - size * 0.5)} ${round(ridge(x) + 5)}Q${round(x)} ${round(ridge(x) - size * 2.2)} ${round(x + size * 0.5)} ${round(ridge(x) + 5)}Z`,
      ink,
    );
  });
  const rain = times(150, () => {
    const [x, y] = [-420 + next() * 940, -40 + next() * 420];
    return `M${round(x)} ${round(y)}l-5 17`;
  });
  return layers(
    box(-700, -300, 1900, 1500, ground),
    line(rain, '#2f6b57', 1.4),
    trees,
    fill(outline, ink),
    shade(outline, {
      colour: ground,
      x: (left + right) / 2,
      y: 520,
      angle: -90,
      length: 230,
      reach: 1700,
      opacity: 0.75,
    }),
    windows,
  );
}

/** The resort, upright. */
export function seoStory(): Svg {
  return hill({ left: -30, right: 420, rows: 15, slant: 0, tops: [[250, 130, 160]] });
}

/** The same hill on the right of a wide picture. */
export function seoWide(): Svg {
  return hill({ left: -6, right: 484, rows: 15, slant: 190, tops: [[300, 150, 190]] });
}
