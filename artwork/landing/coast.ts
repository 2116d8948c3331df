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
import type { Coast, Edge, View } from './coast-shape.ts';
import { growths, symbols, type Thing } from './growth.ts';
import { harbour } from './harbour.ts';
import { drawInland, type Inland, isWet } from './inland-water.ts';
import { road, roadWidth } from './ports.ts';

/** The widest strip of land that any viewport shows. */
export const right = 340;
export const length = 7200;

/** Bounds of the first screen's picture. */
export const headBox = { left: -300, width: right + 300, length: 2000 } as const;

function shore(seed: string): Edge {
  const next = random(`shore ${seed}`);
  // All divide the length, so that pictures can be joined.
  const waves = [900, 400, 180, 80].map((long, index) => ({
    long,
    high: [10, 7, 4, 2][index] ?? 2,
    phase: next() * 7,
  }));
  return (y) =>
    waves.reduce((x, { long, high, phase }) => x + high * Math.sin((y / long) * 2 * Math.PI + phase), 172);
}

/** How far a cape reaches at a given y; it may fall off more slowly below its tip. */
const reach = (y: number, at: number, out: number, above: number, below = above): number =>
  out * Math.exp(-(((y - at) / (y < at ? above : below)) ** 2));

function points({ edge, from, to }: View, offset = 0, first = from - 60, last = to + 60): string {
  return times(Math.ceil((last - first) / 20) + 1, (index) => {
    const y = Math.min(last, first + index * 20);
    return `${index ? 'L' : 'M'}${Math.round(edge(y) + offset)} ${y}`;
  });
}

/** The area to the right of the shore. */
const area = (view: View, first?: number, last?: number, offset = 0): string =>
  `${points(view, offset, first, last)}H${right + 20}V${first ?? view.from - 60}Z`;

/** The growth and buildings on the land. */
function standing({ seed, stretches, inland, open, edge, from, left, ...view }: View): Svg {
  const verge = { courses: [{ d: [...view.road], wide: roadWidth }], pools: [] };
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
        .filter(({ x, y }) => !isWet(inland, x, y, 24) && !isWet(verge, x, y, 17))
        .filter(({ x, y }) => open.every(([at, high, radius]) => Math.hypot(x - at, y - high) > radius))
        .toSorted((a, b) => a.y - b.y)
        .map(growths[growth]);
      // Snapping to a grid may put two in the same place.
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

/** Land, beach and shallows; beyond them the picture is transparent. */
function draw(view: View): Svg {
  const { stretches, inland, from, to, shallow, beach, depths } = view;
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
    line(
      points(view, -offset, undefined, view.deep),
      palette.shoal,
      1.6,
      `opacity="${round(0.55 - index * 0.14)}"`,
    ),
  );
  return layers(
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
    // Rivers are drawn over the foam, bridges over rivers and boats.
    `<g clip-path="url(#mouth)">${drawInland(inland, shallow)}</g>`,
    standing(view),
    inland.landmarks(),
    view.road.length > 0 ? road(view.road) : '',
  );
}

/** Pictures meet at a straight line, so shadows end there. */
const flat = 'style="stroke-linecap:butt"';

/** A river at a given y, from the sea to the edge of the picture. */
const river = (y: number, wide = 34): Inland['courses'][number] => ({
  d: [
    [80, y],
    [200, y + 6],
    [280, y - 6],
    [right + 40, y],
  ],
  wide,
});

/** Where the road crosses from one picture into the next. */
const crossing = 262;

/** A road that runs from one end of its picture to the other. */
const through = (way: Coast['road'], from: number, to: number): Coast['road'] =>
  way.length > 0
    ? [[crossing, from - 60], [crossing, from], ...way, [crossing, to], [crossing, to + 60]]
    : [];

/** Adds a river wherever two pictures meet. */
const mouths = (inland: Inland, ...heights: number[]): Inland => ({
  ...inland,
  courses: [...inland.courses, ...heights.map((y) => river(y))],
});

const cape = (seed: string, capes: Coast['capes']): Edge => {
  const plain = shore(seed);
  return (y) => capes.reduce((x, [at, out, half]) => x - reach(y, at, out, half), plain(y));
};

/** The coast beside a page, below its first screen. */
export function coast({ capes, inland, ...look }: Coast): Svg {
  const edge = cape(look.seed, capes);
  const view = { edge, from: 0, to: length, left: 0, depths: [], road: through(look.road, 0, length) };
  return document(`0 0 ${right} ${length}`, draw({ ...look, inland: mouths(inland, 0, length), ...view }));
}

/** Bounds of the picture of a district. */
export const districtBox = { width: 780, height: 268 } as const;

/** One district lying down, the sea above; its lower edge is a road, or a canal where the coast has no road. */
export function district({ capes, inland, road: along, ...look }: Coast, at: number): Svg {
  const [from, to, left] = [at - districtBox.width / 2, at + districtBox.width / 2, 96];
  const foot = (x: number): Coast['road'] => [
    [x, from - 60],
    [x, to + 60],
  ];
  const stretches = look.stretches
    .filter((stretch, index, all) => stretch.to > from && (all[index - 1]?.to ?? 0) < to)
    .map((stretch) => ({ ...stretch, to: Math.min(stretch.to, to) }));
  const canal = along.length > 0 ? [] : [{ d: [...foot(346)], wide: 28 }];
  const view = {
    edge: cape(look.seed, capes),
    ...{ from, to, left, stretches },
    depths: [54],
    inland: { ...inland, courses: [...inland.courses, ...canal] },
    road: along.length > 0 ? foot(351) : [],
  };
  return document(
    `${-to} ${left} ${districtBox.width} ${districtBox.height}`,
    `<g transform="rotate(90)">${draw({ ...look, ...view })}</g>`,
  );
}

/** The harbour in which the coast ends. */
export const coastEnd = ({ beach, ships }: Coast): Svg => harbour(ships, beach);

/** The land that reaches towards the text of the first screen. */
export function coastHead({ seed, beach, shallow, head }: Coast): Svg {
  const { left, width, length: high } = headBox;
  const plain = shore(seed);
  const edge: Edge = (y) => plain(y) - reach(y, -590, 360, 100, 170);
  const view = {
    edge,
    from: -high,
    to: 0,
    left,
    depths: [54, 88],
    swell: -430,
    deep: -404,
    road: through(head.road, -high, 0),
  };
  return document(
    `${left} ${-high} ${width} ${high}`,
    draw({ seed, beach, shallow, ...head, inland: mouths(head.inland, 0), ...view }),
  );
}

/** Open water from above, a repeating tile of 720 by 400. */
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
