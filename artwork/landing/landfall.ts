import { document, fill, layers, line, palette, random, type Svg, times } from '#artwork/draw/index.ts';
import { right } from './coast.ts';
import type { Coast } from './coast-shape.ts';
import { type Growth, growths, put, symbols, type Thing } from './growth.ts';
import { parasols, road } from './ports.ts';

/** Where the land swings across the page: as wide as the page, down to where a section stands on it. */
export const landfallBox = { width: 1440, height: 380 } as const;

/** A part of the town that stands beside such a section, repeated. */
export const townHeight = 600;

/** The two shores of the land, the one towards the top of the page and the one towards its end. */
export type Side = 'out' | 'back';

const { width, height } = landfallBox;

/** Where the shore meets that of the strip. */
const root = 1300;

/** The road down the edge of the page, which crosses the town. */
const roadAt = width - 78;

/** The shore by its distance from the upper edge; it rises where it leaves the strip. The other side is turned over. */
function shoreOf(side: Side): (x: number) => number {
  const phase = side === 'out' ? 0.6 : 3.4;
  return (x) => {
    const at = Math.min(1, Math.max(0, (x - 1000) / (root - 1000)));
    const rise = 190 * at * at * (3 - 2 * at);
    return 246 + 15 * Math.sin(x / 165 + phase) + 8 * Math.sin(x / 68 + phase) - rise;
  };
}

const turned = (side: Side, drawing: Svg): Svg =>
  side === 'out' ? drawing : `<g transform="matrix(1 0 0 -1 0 ${height})">${drawing}</g>`;

const along = (side: Side): string => {
  const shore = shoreOf(side);
  return times(69, (index) => `${index ? 'L' : 'M'}${index * 20 - 60} ${Math.round(shore(index * 20 - 60))}`);
};

/** The water along it, below the drawing of the strip. */
export function landfallWater({ seed, shallow }: Coast, side: Side): Svg {
  const d = along(side);
  return document(
    `0 0 ${width} ${height}`,
    turned(
      side,
      line(d, palette.lagoon, 62) +
        line(d, shallow, 36) +
        line(d, palette.paper, 8) +
        `<g transform="translate(0 -24)">${line(d, palette.aqua, 2, `stroke-dasharray="70 50 120 40 30 90" stroke-dashoffset="${seed.codePointAt(0)}"`)}</g>`,
    ),
  );
}

/** A way through the land: a road, or a path of laterite where the coast has no road. */
const way = (coast: Coast, points: Parameters<typeof road>[0]): Svg => {
  if (coast.road.length > 0) return road(points);
  const d = points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
  return line(d, palette.sand, 20) + line(d, palette.rose, 12);
};

/** Its beach, with a road behind that covers the edge of the strip's land. */
export function landfall(coast: Coast, side: Side): Svg {
  const shore = shoreOf(side);
  const d = along(side);
  const inner = (x: number): number => Math.round(shore(Math.min(x, root)) + 66);
  const land = `${d}V${inner(root)}H${width + 60}V${height + 10}H-60Z`;
  const up = (y: number): number => (side === 'out' ? y : height - y);
  const next = random(`landfall ${coast.seed} ${side}`);
  const palms = times(20, () => {
    const x = next() * 1180;
    return put(
      next() < 0.6 ? 'p' : 'q',
      x,
      up(shore(x) + 98 + next() * 16),
      next() * 90,
      0.55 + next() * 0.3,
    );
  });
  const houses = times(11, (index) => {
    const [x, y] = [1150 + (index % 4) * 88 + (index % 3) * 9, 190 + Math.floor(index / 4) * 66];
    const isClear = y > shore(x) + 118 && Math.abs(x - roadAt) > 34;
    return isClear ? growths[growthOf(coast)]({ x, y: up(y), kind: 0.3 + next() * 0.7, turn: next() }) : '';
  });
  const shades = coast.road.length > 0 ? [180, 620, 940] : [];
  return document(
    `0 0 ${width} ${height}`,
    layers(
      `<defs>${symbols}<clipPath id="land"><path d="${land}"/></clipPath></defs>`,
      turned(
        side,
        fill(land, palette.rope) +
          `<g clip-path="url(#land)">${line(d, coast.beach === palette.rope ? palette.sand : coast.beach, 72) + line(d, palette.mist, 22) + line(d, palette.paper, 10)}</g>` +
          way(
            coast,
            Array.from({ length: 28 }, (_, index) => [index * 56 - 60, inner(index * 56 - 60)] as const),
          ) +
          way(coast, [
            [roadAt, inner(roadAt) + 16],
            [roadAt, height + 40],
          ]),
      ),
      houses,
      shades.map(
        (x) => `<g transform="translate(${x} ${up(shore(x) + 24)}) rotate(90)">${parasols(0, -60, 9)}</g>`,
      ),
      palms,
    ),
  );
}

/** What is built there: houses of the first stretch, or palms where the coast has no road. */
const growthOf = ({ stretches, road: through }: Coast): Growth =>
  stretches[through.length > 0 ? 0 : 2]?.growth ?? 'palms';

/** The town beside the section: roofs and palms along a road down the edge of the page. */
export function town(coast: Coast): Svg {
  const next = random(`town ${coast.seed}`);
  const drawn = Array.from({ length: 76 }, (): Thing => {
    const [x, y] = [80 + next() * (right - 80), 24 + next() * (townHeight - 48)];
    return { x, y, kind: next(), turn: next() };
  })
    .filter(({ x }) => Math.abs(x - 262) > 36)
    .toSorted((a, b) => a.y - b.y)
    .map(growths[growthOf(coast)]);
  return document(
    `0 0 ${right} ${townHeight}`,
    layers(
      `<defs>${symbols}</defs>`,
      [...new Set(drawn)].join(''),
      way(coast, [
        [262, -20],
        [262, townHeight + 20],
      ]),
      times(4, (index) => put('p', 40 + next() * 30, 70 + index * 140 + next() * 40, next() * 90, 0.7)),
    ),
    // Pages stretch it to whole tiles.
  ).replace('<svg ', '<svg preserveAspectRatio="none" ');
}
