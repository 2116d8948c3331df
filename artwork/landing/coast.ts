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
import type { Coast, Edge, Leg, View } from './coast-shape.ts';
import { symbols } from './growth.ts';
import { harbour } from './harbour.ts';
import { drawInland, isWet } from './inland-water.ts';
import { fleet, houseboat } from './landmarks.ts';
import { road, roadWidth } from './ports.ts';
import { quarter, treeLine } from './quarters.ts';

/** The right edge of all pictures. */
const right = 340;

/** The narrow coast below the first screen, from its water on. */
export const strip = { left: 200, width: 140 } as const;

/** Bounds of the first screen's picture. */
export const headBox = { left: -300, width: right + 300, length: 2000 } as const;

/** The shore of the first screen, and that of the strip. */
const wide = 172;
const narrow = 234;

/** Where the road crosses from one picture into the next. */
const crossing = 272;

/** A restless line around zero. */
function waves(seed: string): Edge {
  const next = random(`shore ${seed}`);
  const all = [900, 400, 180, 80].map((long, index) => ({
    long,
    high: [10, 7, 4, 2][index] ?? 2,
    phase: next() * 7,
  }));
  return (y) =>
    all.reduce((x, { long, high, phase }) => x + high * Math.sin((y / long) * 2 * Math.PI + phase), 0);
}

const eased = (part: number): number => {
  const at = Math.min(1, Math.max(0, part));
  return at * at * (3 - 2 * at);
};

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

/** The streets and groves on the land. */
function built({ seed, stretches, inland, open, edge, from, left, behind, ...view }: View): Svg {
  const verge = { courses: [{ d: [...view.road], wide: roadWidth }], pools: [] };
  const isFree = (x: number, y: number): boolean =>
    x > edge(y) + 40 &&
    !isWet(inland, x, y, 11) &&
    !isWet(verge, x, y, 8) &&
    open.every(([at, high, radius]) => Math.hypot(x - at, y - high) > radius);
  return stretches
    .map(({ to, quarter: kind, shadow }, index) => {
      const top = Math.max(from, stretches[index - 1]?.to ?? from);
      const area = { left: behind, right, from: top + 5, to: to - 8 };
      return quarter(kind, `${seed} ${index}`, area, shadow, isFree);
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

/** Pictures meet at a straight line, so shadows end there. */
const flat = 'style="stroke-linecap:butt"';

/** A leg between two values of y. It starts and ends straight, as it is repeated. */
function alongLeg(coast: Coast, leg: Leg, from = 0, to = leg.length): View {
  const swing = waves(`${coast.seed} ${coast.legs.indexOf(leg)}`);
  const { stretches, length, way, ...scene } = leg;
  const ways: Readonly<Record<Leg['way'], Partial<View>>> = {
    road: {
      road: [
        [crossing, from - 60],
        [crossing, to + 60],
      ],
    },
    path: {},
    canal: {},
  };
  const canal = {
    d: [
      [crossing, from - 60],
      [crossing, to + 60],
    ] as const,
    wide: 17,
  };
  const courses = way === 'canal' ? [...scene.inland.courses, canal] : scene.inland.courses;
  return {
    ...coast,
    ...scene,
    seed: `${coast.seed} ${coast.legs.indexOf(leg)}`,
    stretches: stretches
      .filter((stretch, index) => stretch.to > from && (stretches[index - 1]?.to ?? 0) < to)
      .map((stretch) => ({ ...stretch, to: Math.min(stretch.to, to) })),
    inland: { ...scene.inland, courses },
    edge: (y) => narrow + 0.32 * swing(y) * Math.min(1, eased(y / 120), eased((length - y) / 120)),
    ...{ from, to, left: strip.left, behind: way === 'canal' ? 294 : 290, depths: [], road: [] },
    ...ways[way],
  };
}

/** A way without tar, and the trees along any. */
function verge({ way, length }: Leg): Svg {
  const path =
    line(`M${crossing}-20V${length + 20}`, palette.sand, 16) +
    line(`M${crossing}-20V${length + 20}`, palette.rose, 9);
  return (way === 'path' ? path : '') + (way === 'road' ? treeLine(286, 8, length) : '');
}

/** A part of the coast beside a page, below its first screen. */
export function coastLeg(coast: Coast, leg: Leg): Svg {
  return document(`${strip.left} 0 ${strip.width} ${leg.length}`, draw(alongLeg(coast, leg)) + verge(leg));
}

/** Where one leg meets the next: the mouth of a creek, crossed by the way along the shore. */
export const mouthHeight = 130;

export function coastMouth({ shallow, beach, legs }: Coast): Svg {
  const half = mouthHeight / 2;
  const { land } = legs[0].stretches[0] ?? { land: beach };
  const banks = 'M228-30C250-30 262-25 282-26S320-30 350-27V27C320 30 300 24 282 26S250 30 228 30Z';
  return document(
    `${strip.left} ${-half} ${strip.width} ${mouthHeight}`,
    layers(
      fill('M228-62C218-44 202-24 202 0S218 44 228 62L262 34H350V-34H262Z', palette.lagoon),
      fill('M232-60C226-40 212-22 212 0S226 40 232 60L262 34H350V-34H262Z', shallow),
      line('M250-66C250-46 254-36 272-33S320-36 350-33M250 66C250 46 254 36 272 33S320 36 350 33', land, 22),
      line('M245-66C245-46 250-34 268-31S320-34 350-31M245 66C245 46 250 34 268 31S320 34 350 31', beach, 15),
      line(
        'M236-66C236-44 246-29 264-25S320-28 350-25M236 66C236 44 246 29 264 25S320 28 350 25',
        palette.paper,
        4,
      ),
      fill(banks, shallow),
      fleet(
        [
          [308, -8, 80],
          [322, 12, 96],
          [238, 6, 84],
        ],
        [palette.sun, palette.paper, palette.ember],
      ),
      legs[0].way === 'road'
        ? road([
            [crossing, -half - 20],
            [crossing, half + 20],
          ])
        : houseboat(276, 0, 84),
    ),
  );
}

/** Bounds of the picture of a district. */
export const districtBox = { width: 580, height: 164 } as const;

/** A district lying down, the sea above. */
export function district(coast: Coast, [at, y]: Coast['districts'][string]): Svg {
  const { width, height } = districtBox;
  const leg = coast.legs[at];
  const view = alongLeg(coast, leg, y - width / 2, y + width / 2);
  return document(
    `${-(y + width / 2)} ${right - height} ${width} ${height}`,
    `<g transform="rotate(90)">${draw(view)}${verge(leg)}</g>`,
  );
}

/** The harbour in which the coast ends. */
export const coastEnd = ({ beach, ships }: Coast): Svg => harbour(ships, beach);

/** The land that reaches towards the text of the first screen. */
export function coastHead({ seed, beach, shallow, head }: Coast): Svg {
  const { left, width, length: high } = headBox;
  const swing = waves(seed);
  // It narrows to the strip below it.
  const edge: Edge = (y) => {
    const near = eased((y + 300) / 280);
    return wide + near * (narrow - wide) + (1 - near) * (swing(y) - reach(y, -590, 360, 100, 170));
  };
  const view: View = {
    ...{ seed, beach, shallow },
    ...head,
    edge,
    from: -high,
    to: 0,
    left,
    // Columns of houses end at the road.
    behind: left - 5,
    depths: [46, 80],
    swell: -430,
    deep: -404,
    road:
      head.road.length > 0 ? [[crossing, -high - 60], ...head.road, [crossing, -160], [crossing, 60]] : [],
  };
  return document(`${left} ${-high} ${width} ${high}`, draw(view));
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
