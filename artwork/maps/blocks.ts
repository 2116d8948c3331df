import { fill, type Path, type Random, type Svg } from '#artwork/draw/index.ts';
import { PLAN, type Plan, STRAND } from './quarter.ts';

export interface Point {
  x: number;
  y: number;
}

/** Clockwise from the north-west. */
export type Corners = readonly [Point, Point, Point, Point];

interface Block {
  corners: Corners;
  garden: boolean;
}

/** Size of a block in units, lanes included. */
const WIDE = 122;
const HIGH = 96;

/** Where lanes meet: column and row give a point; lanes follow the shore and sway. */
export function grid({ shore }: Plan, streetRow: number): (column: number, row: number) => Point {
  const first = PLAN.height / 2 - streetRow * HIGH;
  return (column, row) => {
    const flat = first + row * HIGH;
    const eased = 1 - Math.min(1, column / 9) * 0.75;
    const y = flat + 24 * Math.sin(column / 2.6 + 0.6) - column * 1.5;
    const bend = (shore(flat) - shore(PLAN.height / 2)) * eased;
    return { x: shore(PLAN.height / 2) + bend + STRAND + column * WIDE + 7 * Math.sin(row * 2 + column), y };
  };
}

const mix = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** The point of a block at two parts, 0 to 1, of its width and height. */
export function inside([nw, ne, se, sw]: Corners, u: number, v: number): Point {
  return mix(mix(nw, ne, u), mix(sw, se, u), v);
}

/** In whole units, and relative, as a plan is delivered as it is written here. */
function path(points: readonly Point[]): Path {
  const [first, ...steps] = points
    .map(({ x, y }): [number, number] => [Math.round(x), Math.round(y)])
    .map(([x, y], index, all) => `${x - (all[index - 1]?.[0] ?? 0)} ${y - (all[index - 1]?.[1] ?? 0)}`);
  return `M${first}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** A rectangle of a block: from its part `u` and `v`, `w` and `h` wide and high. */
function lot(corners: Corners, u: number, v: number, w: number, h: number): Corners {
  return [
    inside(corners, u, v),
    inside(corners, u + w, v),
    inside(corners, u + w, v + h),
    inside(corners, u, v + h),
  ];
}

/** The outline of such a rectangle. */
export const lotPath = (corners: Corners, u: number, v: number, w: number, h: number): Path =>
  path(lot(corners, u, v, w, h));

/** The blocks between the lanes. Beside the street of the office they keep back. */
export function blocksOf(at: ReturnType<typeof grid>, next: Random, streetRow: number): readonly Block[] {
  return Array.from({ length: 11 * 9 }, (_, index) => {
    const [column, row] = [index % 11, Math.floor(index / 11)];
    const whole: Corners = [
      at(column, row),
      at(column + 1, row),
      at(column + 1, row + 1),
      at(column, row + 1),
    ];
    const [above, below] = [row === streetRow ? 0.29 : 0.06, row === streetRow - 1 ? 0.29 : 0.06];
    return {
      corners: lot(whole, 0.06, above, 0.88, 1 - above - below),
      garden: next() < 0.1 && row !== streetRow && row !== streetRow - 1,
    };
  });
}

const moved = (corners: Corners, by: number): Corners =>
  corners.map(({ x, y }) => ({ x: x + by, y: y + by })) as unknown as Corners;

/** The four faces of a roof with a ridge along its longer side: two long ones, two ends. */
function pitchedFaces(house: Corners): readonly [lit: Path, dark: Path] {
  const [nw, ne, se, sw] = house;
  const long = Math.hypot(ne.x - nw.x, ne.y - nw.y) > Math.hypot(sw.x - nw.x, sw.y - nw.y);
  const [from, to] = long
    ? [inside(house, 0.28, 0.5), inside(house, 0.72, 0.5)]
    : [inside(house, 0.5, 0.28), inside(house, 0.5, 0.72)];
  return long
    ? [path([nw, ne, to, from]) + path([nw, from, sw]), path([sw, from, to, se]) + path([ne, se, to])]
    : [path([nw, from, to, sw]) + path([nw, ne, from]), path([ne, se, to, from]) + path([sw, to, se])];
}

/** A flat roof: its face, and its parapet's shadow with the house of the stairs. */
function flatFaces(house: Corners, next: Random): readonly [lit: Path, dark: Path] {
  const stairs = lot(house, 0.2 + next() * 0.3, 0.2 + next() * 0.25, 0.26, 0.3);
  const [nw, ne, , sw] = house;
  const edge = [nw, ne, inside(house, 1, 0.1), inside(house, 0.09, 0.1), inside(house, 0.09, 1), sw];
  return [path(house), path(edge) + path(stairs)];
}

/** All houses: shadows first, then one path per tone. */
export function roofsOf(blocks: readonly Block[], { roofs, pitched }: Plan, next: Random): Svg {
  const shadows: Path[] = [];
  const tones = roofs.map(() => ({ lit: [] as Path[], dark: [] as Path[] }));
  for (const { corners, garden } of blocks) {
    if (garden) continue;
    for (const v of [0, 0.52]) {
      const high = 0.48;
      for (let u = 0; u < 0.8;) {
        const rest = 1 - u;
        const wide = rest < 0.5 ? rest : 0.26 + next() * 0.22;
        const setback = next() * 0.1;
        const house = lot(corners, u, v + (v ? 0 : setback), wide - 0.03, high - setback);
        const tone = tones[Math.floor(next() * tones.length)];
        u += wide;
        if (next() < 0.05) continue;
        const [lit, dark] = pitched ? pitchedFaces(house) : flatFaces(house, next);
        shadows.push(path(moved(house, 6)));
        tone?.lit.push(lit);
        tone?.dark.push(dark);
      }
    }
  }
  return [
    fill(shadows.join(''), '#5e2d1c', 'opacity=".2"'),
    ...tones.map(({ lit, dark }, index) => {
      const [bright, deep] = roofs[index] ?? ['', ''];
      return fill(lit.join(''), bright) + fill(dark.join(''), deep);
    }),
  ].join('');
}
