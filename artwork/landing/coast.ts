import { document, fill, layers, line, palette, random, type Svg, times } from '#artwork/draw/index.ts';
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
}

type Edge = (y: number) => number;

const width = 560;
export const length = 7200;

/** The sea, in the colour that the page has around it. */
const sea = '#0E5364';

function shore({ seed, capes }: Coast): Edge {
  const next = random(`shore ${seed}`);
  // All divide the length, so that the picture could follow itself.
  const waves = [900, 400, 180, 80].map((long, index) => ({
    long,
    high: [10, 7, 4, 2][index] ?? 2,
    phase: next() * 7,
  }));
  return (y) =>
    waves.reduce((x, { long, high, phase }) => x + high * Math.sin((y / long) * 2 * Math.PI + phase), 172) -
    capes.reduce((sum, [at, out, half]) => sum + out * Math.exp(-(((y - at) / half) ** 2)), 0);
}

const points = (edge: Edge, offset: number, from = -20, to = length + 20): string =>
  times(Math.ceil((to - from) / 30) + 1, (index) => {
    const y = Math.min(to, from + index * 30);
    return `${index ? 'L' : 'M'}${Math.round(edge(y) + offset)} ${y}`;
  });

/** All that lies to the right of an edge. */
const area = (edge: Edge, offset: number, from?: number, to?: number): string =>
  `${points(edge, offset, from, to)}H${width + 20}V${from ?? -20}Z`;

/** How far from its left edge the picture is seen on most screens: what lies beyond is a pattern. */
const seen = 350;

/** What stands between the shore and `seen`, and a pattern of the same behind it. */
function standing({ seed, stretches, inland, open }: Coast, edge: Edge): { near: Svg; far: Svg } {
  const next = random(`growth ${seed}`);
  let [near, far] = ['', ''];
  for (const [index, { to, growth, dense }] of stretches.entries()) {
    const from = stretches[index - 1]?.to ?? 0;
    const things = (count: number, left: (y: number) => number, high: number, wide: number): Thing[] =>
      Array.from({ length: count }, () => {
        const y = next() * high;
        return { x: left(y) + next() * wide, y, kind: next(), turn: next() };
      }).toSorted((a, b) => a.y - b.y);
    const drawn = things(Math.round((to - from) * 0.0145 * dense), (y) => edge(from + y) + 58, to - from, 145)
      .map((thing) => ({ ...thing, y: thing.y + from }))
      .filter(({ x, y }) => !isWet(inland, x, y, 24))
      .filter(({ x, y }) => open.every(([left, top, radius]) => Math.hypot(x - left, y - top) > radius))
      .map(growths[growth]);
    // On a grid two may fall to the same place.
    near += [...new Set(drawn)].join('');
    const tile = things(dense * 4, () => 20, 230, 200)
      .map(growths[growth])
      .join('');
    far += `<pattern id="far${index}" width="232" height="250" patternUnits="userSpaceOnUse">${tile}</pattern><path fill="url(#far${index})" d="M${seen} ${from}H${width}V${to}H${seen}Z"/>`;
  }
  return { near, far };
}

/** Strokes of the swell, on open water. */
function swell(seed: string): Svg {
  const next = random(`swell ${seed}`);
  return times(110, (index) => {
    const [x, y] = [20 + next() * 70, index * 66 + next() * 40];
    return `<path d="M${Math.round(x)} ${Math.round(y)}q12-6 24 0t24 0"/>`;
  });
}

export function coast(look: Coast): Svg {
  const edge = shore(look);
  const open = (y: number): number => 15 + 6 * Math.sin(y / 61) + 4 * Math.sin(y / 23);
  const grounds = look.stretches.map(({ to, land, shadow }, index) => {
    const from = look.stretches[index - 1]?.to ?? -20;
    return fill(area(edge, 33, from, to), shadow) + fill(area(edge, 40, from, to), land);
  });
  const cliffs = (look.cliffs ?? []).map(
    ([from, to]) =>
      line(points(edge, 30, from, to), palette.clay, 20) +
      line(points(edge, 38, from, to), palette.brick, 9) +
      line(points(edge, 24, from, to), palette.rope, 5, 'stroke-dasharray="3 15"'),
  );
  const { near, far } = standing(look, edge);
  return document(
    `0 0 ${width} ${length}`,
    layers(
      `<defs>${symbols}<clipPath id="shore"><path d="${area(edge, 6)}"/></clipPath></defs>`,
      fill(area(open, 0), sea),
      `<g fill="none" stroke="${palette.lagoon}" stroke-width="2" stroke-linecap="round">${swell(look.seed)}</g>`,
      fill(area(edge, -27), palette.lagoon),
      fill(area(edge, -14), look.shallow),
      line(points(edge, -20), palette.aqua, 2, 'stroke-dasharray="70 50 120 40 30 90"'),
      fill(area(edge, -3), palette.paper),
      fill(area(edge, 5), palette.mist),
      fill(area(edge, 11), look.beach),
      ...grounds,
      far,
      ...cliffs,
      `<g clip-path="url(#shore)">${drawInland(look.inland, look.shallow, look.beach)}</g>`,
      near,
      look.inland.landmarks(),
    ),
  );
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
