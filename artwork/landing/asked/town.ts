import {
  box,
  clip,
  document,
  fill,
  layers,
  line,
  palette,
  random,
  rectPath,
  round,
  shade,
  times,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { fitted, linesOf, type Fitted, type Query } from './lines.ts';

/** What stands on a wall. */
export type Roof = 'flat' | 'steps' | 'needle' | 'slant' | 'dome' | 'wind' | 'gable' | 'lamp';

/** A building; its letters are its windows. */
export interface Building {
  /** Number of the query on its wall; the answered one is 0. */
  query: number;
  width: number;
  roof: Roof;
  wall: string;
  letters: string;
  /** Height of the storey below the letters. */
  foot: number;
  /** Height of the letters. */
  cap: number;
}

export interface Town {
  seed: string;
  sky: string;
  /** Silhouettes behind the buildings. */
  far: string;
  glow: string;
  water: string;
  rain?: true;
}

const pad = 13;
const gap = 11;

/** A roof as a path over a wall from `left` to `right`, whose top edge is at `y`. */
function roofPath(roof: Roof, left: number, right: number, y: number): Path {
  const width = right - left;
  const middle = (left + right) / 2;
  switch (roof) {
    case 'steps':
      return (
        rectPath(left + width * 0.14, y - 26, width * 0.72, 27) +
        rectPath(left + width * 0.3, y - 52, width * 0.4, 27) +
        rectPath(middle - 2.5, y - 92, 5, 41)
      );
    case 'needle':
      return (
        rectPath(left + width * 0.1, y - 24, width * 0.8, 25) +
        rectPath(left + width * 0.24, y - 50, width * 0.52, 27) +
        rectPath(left + width * 0.36, y - 80, width * 0.28, 31) +
        `M${middle - width * 0.06} ${y - 79}L${middle - 2} ${y - 168}H${middle + 2}L${middle + width * 0.06} ${y - 79}Z`
      );
    case 'slant':
      return `M${left} ${y + 1}V${y - width * 0.42}Q${right} ${y - width * 0.42} ${right} ${y + 1}Z`;
    case 'dome': {
      const radius = width * 0.3;
      return (
        rectPath(left + width * 0.08, y - 16, width * 0.84, 17) +
        `M${middle - radius} ${y - 15}C${middle - radius * 1.16} ${y - 15 - radius * 0.9} ${middle - radius * 0.3} ${y - 15 - radius * 1.1} ${middle} ${y - 24 - radius * 1.3}C${middle + radius * 0.3} ${y - 15 - radius * 1.1} ${middle + radius * 1.16} ${y - 15 - radius * 0.9} ${middle + radius} ${y - 15}Z` +
        rectPath(middle - 2, y - 50 - radius * 1.3, 4, 30)
      );
    }
    case 'wind':
      return (
        rectPath(left, y - 14, width * 0.46, 15) +
        rectPath(right - width * 0.44, y - 76, width * 0.38, 77) +
        rectPath(right - width * 0.47, y - 86, width * 0.44, 12)
      );
    case 'gable':
      return `M${left - 14} ${y + 6}L${left + width * 0.2} ${y - 58}H${right - width * 0.2}L${right + 14} ${y + 6}Z`;
    case 'lamp':
      return (
        rectPath(left + width * 0.1, y - 12, width * 0.8, 13) +
        rectPath(left + width * 0.26, y - 64, width * 0.48, 53) +
        `M${left + width * 0.2} ${y - 62}Q${middle} ${y - 118} ${right - width * 0.2} ${y - 62}Z` +
        rectPath(middle - 2, y - 124, 4, 40)
      );
    case 'flat':
      return rectPath(left - 5, y - 10, width + 10, 11) + rectPath(right - width * 0.28, y - 34, 26, 25);
  }
}

/** Slots of a wind tower, the glass of a lamp, the tiles of a roof. */
function roofDetails(roof: Roof, left: number, right: number, y: number, colour: string): Svg {
  const width = right - left;
  if (roof === 'wind')
    return times(4, (slot) =>
      box(right - width * 0.4 + slot * width * 0.085, y - 64, width * 0.035, 46, colour),
    );
  if (roof === 'lamp') return box(left + width * 0.34, y - 56, width * 0.32, 38, colour);
  return '';
}

function building(
  { roof, wall, letters, foot }: Building,
  lines: readonly Fitted[],
  left: number,
  width: number,
  ground: number,
  lit: boolean,
): { svg: Svg; top: number } {
  const right = left + width;
  const text = lines.reduce((sum, { height }) => sum + height + gap, -gap);
  const top = round(ground - foot - text - 2 * pad);
  const outline = `${rectPath(left, top, width, ground - top)}${roofPath(roof, left, right, top)}`;
  let y = top + pad;
  const words = lines.map((each) => {
    const set = each.at(round(left + pad), round(y), letters);
    y += each.height + gap;
    return set;
  });
  const roofTop = roof === 'gable' ? roofPath('gable', left, right, top) : '';
  const door = Math.min(foot - 12, 58);
  const doors = Math.max(2, Math.round(width / 64));
  return {
    top,
    svg: layers(
      fill(outline, wall),
      roofTop ? fill(roofTop, lit ? palette.laterite : palette.brick) : '',
      shade(outline, {
        colour: palette.ink,
        x: right + 4,
        y: ground,
        angle: 180,
        length: width * 0.5,
        opacity: lit ? 0.22 : 0.42,
        reach: 900,
      }),
      roofDetails(roof, left, right, top, lit ? palette.laterite : letters),
      words,
      times(doors, (each) => {
        const step = (width - 2 * pad) / doors;
        const x = left + pad + each * step + step * 0.2;
        return fill(
          `M${round(x)} ${ground}v${-door * 0.6}q${round(step * 0.3)} ${round(-door * 0.55)} ${round(step * 0.6)} 0v${door * 0.6}Z`,
          lit ? palette.ink : palette.glow,
          `opacity="${lit ? 0.9 : 0.28 + ((each * 7) % 3) * 0.2}"`,
        );
      }),
    ),
  };
}

/** A row of buildings by water, whose windows are queries. */
export async function town(
  { seed, sky, far, glow, water, rain }: Town,
  queries: readonly Query[],
  row: readonly Building[],
  [width, height]: readonly [width: number, height: number],
  gapBetween: number,
): Promise<() => Svg> {
  const next = random(`town-${seed}`);
  const ground = height - 64;
  const total = row.reduce((sum, each) => sum + each.width + gapBetween, -gapBetween);
  let x = (width - total) / 2;
  const parts: Svg[] = [];
  const reflections: Svg[] = [];
  for (const each of row) {
    const query = queries[each.query];
    if (!query) throw new Error(`${seed} has no query ${each.query}`);
    const lines: Fitted[] = [];
    for (const words of linesOf(query))
      lines.push(await fitted(query, words, each.width - 2 * pad, each.cap));
    parts.push(building(each, lines, round(x), each.width, ground, each.query === 0).svg);
    const [from, colour] = [x, each.wall];
    reflections.push(
      times(5, (streak) =>
        box(
          from + each.width * (0.06 + (streak % 2) * 0.05),
          ground + 12 + streak * 11,
          each.width * (0.88 - streak * 0.1),
          4,
          colour,
          2,
        ),
      ),
    );
    x += each.width + gapBetween;
  }
  const behind = times(34, (index) => {
    const wide = 46 + next() * 70;
    return box((index / 33) * width - wide / 2, ground - 60 - next() * 190, wide, 400, far);
  });
  const sheet = rectPath(0, 0, width, height);
  const body = layers(
    box(0, 0, width, height, sky),
    shade(rectPath(0, 0, width, ground), {
      colour: glow,
      x: width / 2,
      y: ground - 20,
      angle: -90,
      length: 400,
      opacity: 0.9,
      reach: width,
    }),
    behind,
    parts,
    box(0, ground, width, height, water),
    reflections,
    box(0, ground - 1, width, 7, palette.ink),
    rain
      ? times(150, () => {
          const [rx, ry, long] = [next() * (width + 200), next() * height, 26 + next() * 46];
          return line(
            `M${round(rx)} ${round(ry)}l${round(-long * 0.25)} ${round(long)}`,
            palette.aqua,
            1.6,
            'opacity="0.34"',
          );
        })
      : '',
  );
  return () => document(`0 0 ${width} ${height}`, clip(sheet, body));
}
