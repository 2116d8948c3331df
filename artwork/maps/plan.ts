import {
  box,
  disc,
  fill,
  layers,
  line,
  type Path,
  palette,
  place,
  random,
  round,
  type Random,
  sambuk,
  shade,
  type Svg,
  times,
  turned,
} from '#artwork/draw/index.ts';

/** Units of a plan: the strip that a map takes on a wide page. */
export const PLAN = { width: 1600, height: 500 };

/** The lie of a town, drawn from memory of its shape and not to scale. */
export interface Plan {
  seed: string;
  /** Units from lane to lane: a town seen from far has many, a quarter seen from near has few. */
  block: number;
  /** Outline of the water, and where its stippled shade starts, in which direction (degrees). */
  water: Path;
  shade: { x: number; y: number; angle: number };
  /** Roads that everybody knows, each with its width in units. */
  roads: readonly { d: Path; width: number; color: string }[];
  boats: readonly { x: number; y: number; size: number }[];
  /** Foot of the pin. */
  pin: { x: number; y: number };
}

/** Lanes in two directions, each a little bent: the grain of a town. */
function lanes(next: Random, block: number): Svg {
  const { width, height } = PLAN;
  const [narrow, broad] = [block * 0.042, block * 0.096];
  const down = times(Math.ceil((width + 200) / block), (index) => {
    const x = -100 + index * block;
    const bend = `M${x} -20Q${round(x + 70)} ${height / 2} ${round(x + 20 + next() * block)} ${height + 20}`;
    return line(bend, palette.paper, round(next() < 0.25 ? broad : narrow));
  });
  const step = block * 0.85;
  const across = times(Math.ceil((height + 120) / step), (index) => {
    const y = round(index * step);
    const bend = `M-20 ${y}Q${width / 2} ${round(y - 70 + next() * 60)} ${width + 20} ${round(y + next() * 40 - 20)}`;
    return line(bend, palette.paper, round(next() < 0.3 ? broad : narrow));
  });
  return down + across;
}

/** Roofs between the lanes of a quarter that is seen from near. */
function roofs(next: Random, block: number): Svg {
  const tones = ['#e6c6a4', '#e0b48d', '#ead0b2', '#dca67e'];
  return times(Math.round((PLAN.width * PLAN.height) / (block * block * 0.22)), () => {
    const [x, y] = [next() * PLAN.width, next() * PLAN.height];
    const colour = tones[Math.floor(next() * tones.length)] ?? palette.rope;
    const house = box(x, y, block * (0.18 + next() * 0.3), block * (0.14 + next() * 0.22), colour);
    return turned(house, round(next() * 6), round(x), round(y));
  });
}

function gardens(next: Random): Svg {
  return times(18, () => {
    const x = next() * PLAN.width;
    const y = next() * PLAN.height;
    return turned(
      box(x, y, 40 + next() * 50, 22 + next() * 34, '#dce3c6'),
      round(next() * 20 - 12),
      round(x),
      round(y),
    );
  });
}

/** The sail as a pin, its foot on the place. */
function pin(x: number, y: number): Svg {
  const sail = fill('M2 28.5 20.5 1C29.5 9 31.5 20 28 28.5Z', palette.ember);
  return layers(
    `<ellipse cx="${x}" cy="${y + 4}" rx="34" ry="9" fill="${palette.ink}" opacity="0.18"/>`,
    place(sail, x - 44, y - 94, 0, 3.2),
    line(`M${x - 40} ${y - 1}H${x + 50}`, palette.ink, 6),
    disc(x, y + 2, 5, palette.ink),
  );
}

/** A town as a plan: lanes, gardens, water with boats, great roads, and the pin where the office is. */
export function drawPlan(plan: Plan): Svg {
  const next = random(plan.seed);
  const body = layers(
    box(0, 0, PLAN.width, PLAN.height, '#f0e2cc'),
    plan.block > 100 ? roofs(next, plan.block) : '',
    gardens(next),
    lanes(next, plan.block),
    fill(plan.water, palette.lagoon),
    shade(plan.water, { colour: palette.tide, ...plan.shade, length: 420, opacity: 0.9 }),
    plan.roads.map(({ d, width, color }) => line(d, color, width)),
    plan.boats.map(({ x, y, size }) => sambuk(x, y, size)),
    pin(plan.pin.x, plan.pin.y),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PLAN.width} ${PLAN.height}">${body}</svg>`;
}
