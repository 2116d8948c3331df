import {
  box,
  clip,
  disc,
  document,
  fill,
  layers,
  line,
  type Path,
  palette,
  place,
  random,
  round,
  type Random,
  type Svg,
} from '#artwork/draw/index.ts';
import { plain } from '#artwork/stories/lettering.ts';

/** Size of a plan in units: the map strip on a wide page. */
export const PLAN = { width: 1600, height: 500 };

/** A town's layout, drawn from memory and not to scale. */
export interface Plan {
  seed: string;
  /** Units between lanes. */
  block: number;
  /** Outline of the water. */
  water: Path;
  /** Well-known roads, with their width in units. */
  roads: readonly { d: Path; width: number; color: string }[];
  boats: readonly { x: number; y: number; size: number }[];
  /** Labels of water, roads and quarters: position, and direction in degrees. */
  names: readonly { text: string; x: number; y: number; turn?: number; color: string; size: number }[];
  /** Tip of the pin. */
  pin: { x: number; y: number };
}

/** Slightly curved lanes in two directions. */
function lanes(next: Random, block: number): Svg {
  const { width, height } = PLAN;
  const step = block * 0.85;
  const down = Array.from({ length: Math.ceil((width + 200) / block) }, (_, index) => {
    const x = -100 + index * block;
    return `M${round(x)} -20Q${round(x + 70)} ${height / 2} ${round(x + 20 + next() * block)} ${height + 20}`;
  });
  const across = Array.from({ length: Math.ceil((height + 120) / step) }, (_, index) => {
    const y = round(index * step);
    return `M-20 ${y}Q${width / 2} ${round(y - 70 + next() * 60)} ${width + 20} ${round(y + next() * 40 - 20)}`;
  });
  const all = [...down, ...across];
  const broad = all.filter(() => next() < 0.28);
  return layers(
    line(all.join(''), palette.paper, round(block * 0.06)),
    line(broad.join(''), palette.paper, round(block * 0.13)),
  );
}

/** A rectangle around a point, turned by some degrees. */
function turnedBox(x: number, y: number, w: number, h: number, degrees: number): Path {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [ax, ay, bx, by] = [w * cos, w * sin, -h * sin, h * cos].map(Math.round);
  return `M${Math.round(x)} ${Math.round(y)}l${ax} ${ay} ${bx} ${by} ${-(ax ?? 0)} ${-(ay ?? 0)}z`;
}

/** Roofs between the lanes of a quarter in close-up: one path per tone. */
function roofs(next: Random, block: number): Svg {
  const count = Math.round((PLAN.width * PLAN.height) / (block * block * 0.88));
  return ['#ead3b4', '#e5c9a5', '#ecd9bd', '#e0bf98']
    .map((tone) => {
      const houses = Array.from({ length: count }, () =>
        turnedBox(
          next() * PLAN.width,
          next() * PLAN.height,
          block * (0.18 + next() * 0.3),
          block * (0.14 + next() * 0.22),
          next() * 6,
        ),
      );
      return fill(houses.join(''), tone);
    })
    .join('');
}

function gardens(next: Random): Svg {
  const plots = Array.from({ length: 18 }, () =>
    turnedBox(
      next() * PLAN.width,
      next() * PLAN.height,
      40 + next() * 50,
      22 + next() * 34,
      next() * 20 - 12,
    ),
  );
  return fill(plots.join(''), '#dce3c6');
}

/** Water that gets lighter towards the shore, as on a chart. */
function water(d: Path): Svg {
  const depths = [110, 66, 26].map((width) => line(d, palette.shoal, width, 'opacity=".3"'));
  return layers(fill(d, palette.lagoon), clip(d, layers(depths)));
}

/** A boat symbol: a sail over a hull. */
function boat(x: number, y: number, size: number): Svg {
  const hull = fill('M-46 0H44C40 12 32 18 22 18H-28C-38 18 -44 10 -46 0Z', palette.ink);
  const sails = fill('M-34 -8 14 -78C36 -54 40 -28 32 -8ZM-44 -6 -12 -52 -28 -6Z', palette.paper);
  return place(layers(sails, hull), x, y, 0, size);
}

/** The sail as a map pin. */
function pin(x: number, y: number): Svg {
  const sail = fill('M2 28.5 20.5 1C29.5 9 31.5 20 28 28.5Z', palette.ember);
  return layers(
    disc(x, y, 92, palette.paper, 'opacity=".72"'),
    place(sail, x - 71, y - 120, 0, 4.4),
    line(`M${x - 62} ${y + 8}H${x + 62}`, palette.ink, 9),
  );
}

async function name({ text, x, y, turn, color, size }: Plan['names'][number]): Promise<Svg> {
  return place((await plain(text, size)).at(0, 0, color), x, y, turn);
}

/** A town plan: lanes, gardens, water with boats, labelled main roads, and a pin at the office. */
export async function drawPlan(plan: Plan): Promise<Svg> {
  const next = random(plan.seed);
  const names = await Promise.all(plan.names.map(name));
  const body = layers(
    box(0, 0, PLAN.width, PLAN.height, '#f0e2cc'),
    roofs(next, plan.block),
    gardens(next),
    lanes(next, plan.block),
    water(plan.water),
    plan.roads.map(({ d, width, color }) => line(d, color, width)),
    plan.boats.map(({ x, y, size }) => boat(x, y, size)),
    names,
    pin(plan.pin.x, plan.pin.y),
  );
  return document(`0 0 ${PLAN.width} ${PLAN.height}`, body);
}
