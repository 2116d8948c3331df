import {
  document,
  fill,
  layers,
  line,
  palette,
  random,
  round,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { type Growth, growths, symbols, type Thing } from './growth.ts';
import { drawInland, type Inland, isWet } from './inland-water.ts';

/** A part of a coast with a look of its own, down to where the next begins. */
export interface Stretch {
  to: number;
  land: string;
  shadow: string;
  growth: Growth;
  /** How many things stand on a square of 100 by 100. */
  dense: number;
}

/** A coast from above, from one end of a page to the other. Numbers are pixels of the picture. */
export interface Coast {
  seed: string;
  beach: string;
  shallow: string;
  stretches: readonly Stretch[];
  inland: Inland;
  /** Where land reaches out into the sea, by how much, and half of its length. */
  capes: readonly (readonly [y: number, out: number, half: number])[];
  /** Circles that nothing grows on, for what is drawn there. */
  open: readonly (readonly [x: number, y: number, radius: number])[];
  /** Its edge to the sea between two heights is a cliff. */
  cliffs?: readonly (readonly [from: number, to: number])[];
  /** What the first screen shows above all this, where the land comes to meet the words; its heights are negative. */
  head: Pick<Coast, 'stretches' | 'inland' | 'open'>;
}

type Edge = (y: number) => number;

/** A part of a coast as one picture. */
interface View extends Omit<Coast, 'head' | 'capes'> {
  edge: Edge;
  from: number;
  to: number;
  left: number;
  /** Lines of equal depth, by how far they lie off the shore. */
  depths: readonly number[];
  /** Down to where it stands in open water, which has a swell. */
  swell?: number;
}

/** As much of the land as any window shows. */
export const right = 340;
export const length = 7200;

/** The picture of the first screen. */
export const headBox = { left: -300, width: right + 300, length: 2000 } as const;

function shore(seed: string): Edge {
  const next = random(`shore ${seed}`);
  // All divide the length, so that each picture can follow another.
  const waves = [900, 400, 180, 80].map((long, index) => ({
    long,
    high: [10, 7, 4, 2][index] ?? 2,
    phase: next() * 7,
  }));
  return (y) =>
    waves.reduce((x, { long, high, phase }) => x + high * Math.sin((y / long) * 2 * Math.PI + phase), 172);
}

/** How far one cape reaches at a height; it may fall off more slowly below its tip. */
const reach = (y: number, at: number, out: number, above: number, below = above): number =>
  out * Math.exp(-(((y - at) / (y < at ? above : below)) ** 2));

function points({ edge, from, to }: View, offset = 0, first = from - 60, last = to + 60): string {
  return times(Math.ceil((last - first) / 20) + 1, (index) => {
    const y = Math.min(last, first + index * 20);
    return `${index ? 'L' : 'M'}${Math.round(edge(y) + offset)} ${y}`;
  });
}

/** All that lies to the right of the shore. */
const area = (view: View, first?: number, last?: number, offset = 0): string =>
  `${points(view, offset, first, last)}H${right + 20}V${first ?? view.from - 60}Z`;

/** What stands on the land. */
function standing({ seed, stretches, inland, open, edge, from, left }: View): Svg {
  const next = random(`growth ${seed}`);
  return stretches
    .flatMap(({ to, growth, dense }, index) => {
      const top = stretches[index - 1]?.to ?? from;
      const count = Math.round(((to - top) * (right - left) * dense) / 10_000);
      const drawn = Array.from({ length: count }, (): Thing => {
        const [x, y] = [left + next() * (right - left), top + next() * (to - top)];
        return { x, y, kind: next(), turn: next() };
      })
        .filter(({ x, y }) => x > Math.max(edge(y) + 58, edge(y - 44) + 26, edge(y + 44) + 26))
        .filter(({ x, y }) => !isWet(inland, x, y, 24))
        .filter(({ x, y }) => open.every(([at, high, radius]) => Math.hypot(x - at, y - high) > radius))
        .toSorted((a, b) => a.y - b.y)
        .map(growths[growth]);
      // On a grid two may fall to the same place.
      return [...new Set(drawn)];
    })
    .join('');
}

/** Strokes of the swell, on open water. */
function swell({ seed, edge, from, left }: View, to: number): Svg {
  const next = random(`swell ${seed}`);
  return times(90, () => {
    const [x, y] = [Math.round(left + next() * 400), Math.round(from + next() * (to - from))];
    return x < edge(y) - 130 ? `<path d="M${x} ${y}q12-6 24 0t24 0"/>` : '';
  });
}

/** The land, its beach and its shallows; beyond them the page shows through. */
function draw(view: View, width: number): Svg {
  const { stretches, inland, from, to, left, shallow, beach, depths } = view;
  const along = points(view);
  const grounds = stretches.map(({ to: end, land, shadow }, index) => {
    const top = stretches[index - 1]?.to ?? from - 60;
    const last = index === stretches.length - 1 ? to + 60 : end;
    return fill(area(view, top, last), land) + line(points(view, 0, top, last), shadow, 80, flat);
  });
  const cliffs = (view.cliffs ?? []).map(
    ([first, last]) =>
      line(points(view, 30, first, last), palette.clay, 20) +
      line(points(view, 38, first, last), palette.brick, 9) +
      line(points(view, 24, first, last), palette.rope, 5, 'stroke-dasharray="3 15"'),
  );
  const lines = depths.map((offset, index) =>
    line(points(view, -offset), palette.shoal, 1.6, `opacity="${round(0.55 - index * 0.14)}"`),
  );
  return document(
    `${left} ${from} ${width} ${to - from}`,
    layers(
      `<defs>${symbols}<clipPath id="shore"><path d="${area(view)}"/></clipPath><clipPath id="mouth"><path d="${area(view, undefined, undefined, -12)}"/></clipPath></defs>`,
      lines,
      view.swell === undefined
        ? ''
        : `<g fill="none" stroke="${palette.lagoon}" stroke-width="2" stroke-linecap="round">${swell(view, view.swell)}</g>`,
      line(along, palette.lagoon, 58),
      line(along, shallow, 32),
      line(points(view, -22), palette.aqua, 2, 'stroke-dasharray="70 50 120 40 30 90"'),
      line(along, palette.paper, 8),
      `<g clip-path="url(#shore)">${layers(
        grounds,
        line(along, beach, 68),
        line(along, palette.mist, 22),
        line(along, palette.paper, 10),
        cliffs,
        drawInland(inland, beach, 18),
      )}</g>`,
      // Rivers run out over the foam.
      `<g clip-path="url(#mouth)">${drawInland(inland, shallow)}</g>`,
      standing(view),
      inland.landmarks(),
    ),
  );
}

/** Parts meet at a straight line, so their shadows end there. */
const flat = 'style="stroke-linecap:butt"';

/** A river at a height, from the sea to the edge of the picture. */
const river = (y: number, wide = 34): Inland['courses'][number] => ({
  d: [
    [80, y],
    [200, y + 6],
    [280, y - 6],
    [right + 40, y],
  ],
  wide,
});

/** Where one picture ends and the next begins, a river runs. */
const mouths = (inland: Inland, ...heights: number[]): Inland => ({
  ...inland,
  courses: [...inland.courses, ...heights.map((y) => river(y))],
});

/** The coast beside a page, below its first screen. */
export function coast({ capes, inland, ...look }: Coast): Svg {
  const plain = shore(look.seed);
  const edge: Edge = (y) => capes.reduce((x, [at, out, half]) => x - reach(y, at, out, half), plain(y));
  const view = { edge, from: 0, to: length, left: 0, depths: [54, 88] };
  return draw({ ...look, inland: mouths(inland, 0, length), ...view }, right);
}

/** The land that comes to meet the words of the first screen. */
export function coastHead({ seed, beach, shallow, head }: Coast): Svg {
  const { left, width, length: high } = headBox;
  const plain = shore(seed);
  const edge: Edge = (y) => plain(y) - reach(y, -590, 360, 100, 170);
  const view = { edge, from: -high, to: 0, left, depths: [54, 88], swell: -430 };
  return draw({ seed, beach, shallow, ...head, inland: mouths(head.inland, 0), ...view }, width);
}

/** Open water from above, a tile of 720 by 400 that repeats. */
export function chart(): Svg {
  const next = random('chart');
  return document(
    '0 0 720 400',
    times(8, (row) => {
      const y = 25 + row * 50;
      const d = `M0 ${y}${times(6, () => `q30 ${row % 2 ? 9 : -9} 60 0t60 0`)}`;
      const dash = `${Math.round(60 + next() * 120)} ${Math.round(40 + next() * 90)}`;
      return line(
        d,
        row % 3 ? palette.lagoon : palette.shoal,
        row % 3 ? 2 : 1.4,
        `stroke-dasharray="${dash}" opacity=".7"`,
      );
    }),
  );
}
