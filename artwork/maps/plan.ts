import {
  box,
  disc,
  document,
  fill,
  layers,
  line,
  type Path,
  palette as c,
  place,
  random,
  shade,
  starPath,
  times,
  type Random,
  type Svg,
} from '#artwork/draw/index.ts';
import { plain } from '#artwork/stories/lettering.ts';
import { PLAN, type Plan, STRAND } from './quarter.ts';
import { blocksOf, type Corners, grid, inside, lotPath, roofsOf, type Point } from './blocks.ts';

/** Rows of blocks above the street of the office. */
const STREET_ROW = 4;

/** A palm from above. */
const palmTop = (x: number, y: number, size: number): Svg =>
  layers(
    fill(starPath(x + size * 0.3, y + size * 0.35, size, size * 0.3, 7, x), c.umber, 'opacity=".16"'),
    fill(starPath(x, y, size, size * 0.3, 7, x), c.palm),
    disc(x, y, size * 0.22, c.paddy),
  );

/** A round tree from above. */
const treeTop = (x: number, y: number, size: number): Svg =>
  layers(
    disc(x + size * 0.3, y + size * 0.35, size, c.umber, 'opacity=".14"'),
    disc(x, y, size, c.moss),
    disc(x - size * 0.22, y - size * 0.24, size * 0.62, c.paddy),
  );

/** A wooden boat from above, its bow to the right. */
const boatTop = (x: number, y: number, turn: number, size: number): Svg =>
  place(
    layers(
      fill('M-46 4Q-20 -16 52 4Q-20 30 -46 12Z', c.abyss, 'opacity=".35"'),
      fill('M-48 -5Q-20 -22 50 0Q-20 22 -48 5Z', c.teak),
      fill('M-38 -4Q-14 -14 34 0Q-14 14 -38 4Z', c.rope),
      line('M-24 -8V8M-8 -10V10M10 -7V7', c.teak, 3),
    ),
    x,
    y,
    turn,
    size,
  );

/** The edge of the water, moved by `by` units landwards. */
const shoreLine = ({ shore }: Plan, by: number): string =>
  Array.from({ length: 40 }, (_, index) => {
    const y = index * 20 - 10;
    return `${Math.round(shore(y) + by)} ${y}`;
  }).join('L');

/** Water that gets lighter towards the shore, with ripples and boats. */
function water(plan: Plan, next: Random): Svg {
  const area: Path = `M-20 -20L${shoreLine(plan, 0)}L-20 780Z`;
  const ripples = times(26, () => {
    const y = next() * PLAN.height;
    const x = (plan.shore(y) - 60) * next();
    return line(`M${Math.round(x)} ${Math.round(y)}q9 -7 18 0t18 0`, c.aqua, 3, 'opacity=".5"');
  });
  return layers(
    fill(area, c.deep),
    [150, 96, 46].map((by, index) =>
      fill(
        `M${shoreLine(plan, -by)}L${shoreLine(plan, 0).split('L').reverse().join('L')}Z`,
        [c.lagoon, '#35909a', c.shoal][index] ?? c.shoal,
      ),
    ),
    shade(area, { colour: c.tide, x: -10, y: 380, angle: 0, length: 420, opacity: 0.7 }),
    ripples,
  );
}

/** What grows or moors at the waterside. */
function waterside(plan: Plan, next: Random): Svg {
  return times(13, (index) => {
    const y = 30 + index * 58 + next() * 20;
    const x = plan.shore(y);
    if (Math.abs(y - plan.landmark.y + 60) < 90 && plan.pitched) return '';
    if (plan.pitched) return palmTop(x + 36 + next() * 22, y, 17 + next() * 7);
    return index % 5 === 4 ? '' : boatTop(x - 44 - next() * 8, y, 4 - next() * 8, 0.8 + next() * 0.3);
  });
}

/** The sail as a map pin, its point at the door. */
function pin({ x, y }: Point): Svg {
  const drop = `M${x} ${y}L${x - 40} ${y - 52}A88 88 0 1 1 ${x + 40} ${y - 52}Z`;
  return layers(
    fill(drop, c.umber, 'opacity=".25" transform="translate(10 8)"'),
    fill(drop, c.paper),
    place(fill('M2 28.5 20.5 1C29.5 9 31.5 20 28 28.5Z', c.ember), x - 62, y - 202, 0, 3.9),
    line(`M${x - 56} ${y - 80}H${x + 56}`, c.ink, 9),
  );
}

/** A green with trees in place of houses. */
function garden(corners: Corners, next: Random): Svg {
  const trees = times(5, () => {
    const { x, y } = inside(corners, 0.12 + next() * 0.76, 0.15 + next() * 0.7);
    return treeTop(x, y, 11 + next() * 7);
  });
  return layers(fill(lotPath(corners, 0, 0, 1, 1), '#c9cf8f'), trees);
}

/** The point of a road at an x, and its direction there in degrees. */
function along(road: readonly Point[], x: number): Point & { turn: number } {
  const after = road.findIndex((point) => point.x > x);
  const [a, b] = [road[after - 1], road[after]];
  if (!a || !b) throw new Error(`The street of the office does not reach ${x}`);
  const slope = (b.y - a.y) / (b.x - a.x);
  return { x, y: a.y + slope * (x - a.x), turn: (Math.atan(slope) * 180) / Math.PI };
}

/** The place and direction of a name of this length on the road along the water, read upwards. */
function upwards({ shore }: Plan, y: number, length: number): [x: number, y: number, turn: number] {
  const [from, to] = [shore(y), shore(y - length)];
  return [from + STRAND - 22, y, (Math.atan2(-length, to - from) * 180) / Math.PI];
}

/** A town plan from above: water with boats, blocks of roofs, gardens, and a pin at the office. */
export async function drawPlan(plan: Plan): Promise<Svg> {
  const next = random(plan.seed);
  const at = grid(plan, STREET_ROW);
  const blocks = blocksOf(at, next, STREET_ROW);
  const road = Array.from({ length: 12 }, (_, column) => at(column, STREET_ROW));
  const { street, sea, waterfront, landmark } = plan;
  const streetName = { word: await plain(street.text, 27), ...along(road, street.x) };
  const shoreName = await plain(waterfront.text, 19);
  const landmarkName = await plain(landmark.name.text, 18);
  const seaName = await plain(sea.text, 30);
  const body = layers(
    box(0, 0, PLAN.width, PLAN.height, '#f4e3c6'),
    line(`M${road.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`, c.sun, 50),
    line(`M${shoreLine(plan, STRAND - 22)}`, c.sun, 30),
    roofsOf(blocks, plan, next),
    blocks.map((block) => (block.garden ? garden(block.corners, next) : '')),
    water(plan, next),
    line(`M${shoreLine(plan, 29)}`, plan.strand, 60),
    line(`M${shoreLine(plan, 0)}`, c.paper, plan.pitched ? 7 : 4),
    waterside(plan, next),
    place(landmark.body, landmark.x, landmark.y, 0, landmark.scale),
    place(seaName.at(0, 0, c.aqua), sea.x, sea.y, sea.turn),
    place(streetName.word.at(0, 10, c.umber), streetName.x, streetName.y, streetName.turn),
    place(shoreName.at(0, 9, c.umber), ...upwards(plan, waterfront.y, shoreName.width)),
    place(
      box(-10, -24, landmarkName.width + 20, 32, c.paper) + landmarkName.at(0, 0, c.umber),
      landmark.name.x,
      landmark.name.y,
    ),
    pin({ x: plan.office, y: along(road, plan.office).y - 26 }),
  );
  return document(`0 0 ${PLAN.width} ${PLAN.height}`, body);
}
