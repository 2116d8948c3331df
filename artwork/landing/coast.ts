import {
  disc,
  document,
  fill,
  layers,
  line,
  palette,
  place,
  random,
  round,
  shade,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { drawInland, type Inland, isWet } from './inland-water.ts';

/** How a coast looks from above. It is drawn as a tile that repeats downwards. */
export interface Coast {
  seed: string;
  land: string;
  shadow: string;
  beach: string;
  shallow: string;
  /** What grows or stands on it. */
  growth: 'palms' | 'roofs' | 'mangrove';
  inland: Inland;
}

const width = 560;
export const tile = 1600;

/** The shore's line: sums of waves whose lengths divide the tile, so that its ends meet. */
function shore(seed: string): (y: number) => number {
  const next = random(`shore ${seed}`);
  const waves = [1, 2, 3, 5, 9].map((count, index) => ({
    count,
    height: [16, 12, 9, 6, 3][index] ?? 3,
    phase: next() * 2 * Math.PI,
  }));
  return (y) =>
    waves.reduce(
      (x, { count, height, phase }) => x + height * Math.sin((y / tile) * 2 * Math.PI * count + phase),
      140,
    );
}

function area(edge: (y: number) => number, offset: number): string {
  const points = times(tile / 20 + 3, (index) => {
    const y = index * 20 - 20;
    return `L${round(edge(y) + offset)} ${y}`;
  });
  return `M${width + 40} -20${points}L${width + 40} ${tile + 20}Z`;
}

function edgeLine(edge: (y: number) => number, offset: number, colour: string, wide: number, dash = ''): Svg {
  const points = times(
    tile / 20 + 3,
    (index) => `${index ? 'L' : 'M'}${round(edge(index * 20 - 20) + offset)} ${index * 20 - 20}`,
  );
  return line(points, colour, wide, dash && `stroke-dasharray="${dash}"`);
}

/** A crown of leaves, from above. */
function crown(x: number, y: number, size: number, turn: number, leaf: string, rib: string): Svg {
  const leaves = times(9, (index) =>
    place(fill('M0 0C8 -7 20 -8 30 -1C20 5 8 5 0 0Z', index % 2 ? leaf : rib), 0, 0, turn + index * 40, size),
  );
  return place(leaves + `<circle r="3" fill="${palette.paddy}"/>`, x, y);
}

function roof(x: number, y: number, turn: number, size: number, lit: string, dark: string): Svg {
  return place(fill('M-20 -13H20V0H-20Z', lit) + fill('M-20 0H20V13H-20Z', dark), x, y, turn, size);
}

interface Thing {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  size: number;
  /** 0 to 1: decides what it is. */
  kind: number;
}

const draws: Record<Coast['growth'], (thing: Thing) => Svg> = {
  palms: ({ x, y, turn, size, kind }) =>
    kind < 0.13
      ? roof(x, y, turn, size, palette.ember, palette.laterite)
      : crown(x, y, size * 1.15, turn, kind < 0.6 ? palette.jade : palette.moss, palette.forest),
  roofs({ x, y, turn, size, kind }) {
    if (kind < 0.24) return crown(x, y, size * 0.7, turn, palette.jade, palette.palm);
    const [lit, dark] = kind < 0.6 ? [palette.paper, palette.rope] : [palette.blush, palette.apricot];
    return roof(x, y, turn < 45 ? 4 : 88, size * 1.2, lit, dark);
  },
  mangrove: ({ x, y, size, kind }) =>
    place(
      disc(3, 4, 20 * size, palette.forest) +
        disc(0, 0, 18 * size, kind < 0.5 ? palette.palm : palette.jade) +
        disc(-4, -5, 6 * size, palette.moss),
      x,
      y,
    ),
};

/** Things on the land, also across the tile's ends; those farther down the page lie over those above. */
function standing({ growth, seed, inland }: Coast, edge: (y: number) => number): Svg {
  const next = random(`${growth} ${seed}`);
  const things = Array.from({ length: growth === 'palms' ? 125 : 140 }, (): Thing => {
    const y = next() * tile;
    const room = Math.max(40, width - edge(y) - 90);
    return {
      x: edge(y) + 84 + next() * room,
      y,
      turn: next() * 90,
      size: 0.8 + next() * 0.5,
      kind: next(),
    };
  })
    .filter(({ x, y }) => !isWet(inland, x, y, 26))
    .toSorted((a, b) => a.y - b.y);
  return things
    .flatMap((thing) => [thing, { ...thing, y: thing.y + tile }, { ...thing, y: thing.y - tile }])
    .filter(({ y }) => y > -60 && y < tile + 60)
    .map(draws[growth])
    .join('');
}

/** Shallows, foam, beach and land, with all that stands on it. */
export function coast(look: Coast): Svg {
  const edge = shore(look.seed);
  const land = area(edge, 64);
  return document(
    `0 0 ${width} ${tile}`,
    layers(
      edgeLine(edge, -62, palette.lagoon, 2, '2 7'),
      edgeLine(edge, -90, palette.lagoon, 1.5, '2 9'),
      fill(area(edge, -34), look.shallow, 'opacity=".55"'),
      fill(area(edge, -10), look.shallow),
      edgeLine(edge, 4, palette.paper, 7),
      edgeLine(edge, -22, palette.paper, 3, '60 90 140 70 30 110'),
      fill(area(edge, 18), palette.mist),
      fill(area(edge, 28), look.beach),
      fill(land, look.land),
      shade(land, { colour: look.shadow, x: width + 20, y: tile / 2, angle: 180, length: 400, reach: 1260 }),
      `<clipPath id="shore"><path d="${area(edge, 6)}"/></clipPath>`,
      `<g clip-path="url(#shore)">${drawInland(look.inland, look.shallow, look.beach)}</g>`,
      standing(look, edge),
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
