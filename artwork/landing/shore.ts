import { fill, layers, line, palette, random, round, type Svg, times } from '#artwork/draw/index.ts';
import type { Edge, View } from './coast-shape.ts';
import { symbols } from './growth.ts';
import { drawInland, isWet } from './inland-water.ts';
import { road, roadWidth } from './ports.ts';
import { quarter } from './quarters.ts';

/** The right edge of all pictures. */
export const right = 340;

/** Pictures meet at a straight line, so shadows end there. */
const flat = 'style="stroke-linecap:butt"';

/** A restless line around zero. */
export function waves(seed: string): Edge {
  const next = random(`shore ${seed}`);
  const all = [900, 400, 180, 80].map((long, index) => ({
    long,
    high: [10, 7, 4, 2][index] ?? 2,
    phase: next() * 7,
  }));
  return (y) =>
    all.reduce((x, { long, high, phase }) => x + high * Math.sin((y / long) * 2 * Math.PI + phase), 0);
}

export const eased = (part: number): number => {
  const at = Math.min(1, Math.max(0, part));
  return at * at * (3 - 2 * at);
};

/** How far a cape reaches at a given y; it may fall off more slowly below its tip. */
export const reach = (y: number, at: number, out: number, above: number, below = above): number =>
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

/** The streets and groves on the land. */
function built({ seed, stretches, inland, open, edge, from, behind, ...view }: View): Svg {
  const wayside = { courses: [{ d: [...view.road], wide: roadWidth }], pools: [] };
  const isFree = (x: number, y: number): boolean =>
    x > edge(y) + 40 &&
    !isWet(inland, x, y, 11) &&
    !isWet(wayside, x, y, 8) &&
    open.every(([at, high, radius]) => Math.hypot(x - at, y - high) > radius);
  return stretches
    .map(({ to, quarter: kind, shadow }, index) => {
      const top = Math.max(from, stretches[index - 1]?.to ?? from);
      const plots = { left: behind, right, from: top + 5, to: to - 8 };
      return quarter(kind, `${seed} ${index}`, plots, shadow, isFree);
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
export function draw(view: View): Svg {
  const { stretches, inland, from, to, shallow, beach, depths } = view;
  const along = points(view);
  const grounds = stretches.map(({ to: end, land, shadow }, index) => {
    const top = stretches[index - 1]?.to ?? from - 60;
    const last = index === stretches.length - 1 ? to + 60 : end;
    return fill(area(view, top, last), land) + line(points(view, 0, top, last), shadow, 64, flat);
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
    line(along, palette.lagoon, 48, flat),
    line(along, shallow, 28, flat),
    line(points(view, -19), palette.aqua, 2, 'stroke-dasharray="70 50 120 40 30 90"'),
    line(along, palette.paper, 8),
    `<g clip-path="url(#shore)">${layers(
      grounds,
      line(along, beach, 52),
      line(along, palette.mist, 18),
      line(along, palette.paper, 10),
      cliffs,
      drawInland(inland, beach, 18),
    )}</g>`,
    // Rivers are drawn over the foam, bridges over rivers and boats.
    `<g clip-path="url(#mouth)">${drawInland(inland, shallow)}</g>`,
    built(view),
    view.landmarks(),
    view.road.length > 0 ? road(view.road) : '',
  );
}
