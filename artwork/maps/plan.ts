import {
  box,
  document,
  fill,
  layers,
  line,
  palette as c,
  place,
  random,
  times,
  type Random,
  type Svg,
} from '#artwork/draw/index.ts';
import { put, symbols } from '#artwork/landing/growth.ts';
import { hull } from '#artwork/landing/landmarks.ts';
import { plain } from '#artwork/stories/lettering.ts';
import { PLAN, type Plan, STRAND } from './quarter.ts';
import { blocksOf, type Corners, grid, inside, lotPath, roofsOf, type Point } from './blocks.ts';

/** The water on which the first screens of those pages stand. */
const SEA = '#0e5364';

/** Rows of blocks above the street of the office. */
const STREET_ROW = 4;

/** The edge of the water, moved by `by` units landwards. */
const shoreLine = ({ shore }: Plan, by: number): string =>
  Array.from({ length: 40 }, (_, index) => {
    const y = index * 20 - 10;
    return `${Math.round(shore(y) + by)} ${y}`;
  }).join('L');

/** Water, its shallows and its foam, in the bands of the coasts along the pages about digital marketing. */
function water(plan: Plan, next: Random): Svg {
  const edge = `M${shoreLine(plan, 0)}`;
  const swell = times(34, () => {
    const y = Math.round(next() * PLAN.height);
    const x = Math.round((plan.shore(y) - 120) * next());
    return line(`M${x} ${y}q12-6 24 0t24 0`, c.lagoon, 3);
  });
  return layers(
    fill(`M-20 -20L${shoreLine(plan, 0)}L-20 780Z`, SEA),
    swell,
    line(`M${shoreLine(plan, -96)}`, c.shoal, 2, 'opacity=".5"'),
    line(`M${shoreLine(plan, -34)}`, c.lagoon, 68),
    line(`M${shoreLine(plan, -18)}`, c.shoal, 36),
    line(`M${shoreLine(plan, -36)}`, c.aqua, 2.6, 'stroke-dasharray="90 60 150 50 40 110"'),
    line(edge, c.paper, 12),
  );
}

/** What grows or moors at the waterside. */
function waterside(plan: Plan, next: Random): Svg {
  return times(13, (index) => {
    const y = 30 + index * 58 + next() * 20;
    const x = plan.shore(y);
    if (Math.abs(y - plan.landmark.y + 60) < 90 && plan.pitched) return '';
    if (plan.pitched) return put('p', x + 36 + next() * 22, y, next() * 90, 0.9 + next() * 0.3);
    return index % 5 === 4
      ? ''
      : hull(x - 40 - next() * 8, y, 86 + next() * 8, 1.6, [c.sun, c.paper, c.ember][index % 3] ?? c.sun);
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
    return put(next() < 0.6 ? 'n' : 'm', x, y, 0, 0.7 + next() * 0.4);
  });
  return layers(fill(lotPath(corners, 0, 0, 1, 1), c.moss), trees);
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
  const shoreName = await plain(waterfront.text, 24);
  const landmarkName = await plain(landmark.name.text, 18);
  const seaName = await plain(sea.text, 30);
  const body = layers(
    `<defs>${symbols}</defs>`,
    box(0, 0, PLAN.width, PLAN.height, plan.ground),
    line(`M${road.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`, c.sun, 50),
    line(`M${shoreLine(plan, STRAND - 22)}`, c.sun, 40),
    roofsOf(blocks, plan, next),
    blocks.map((block) => (block.garden ? garden(block.corners, next) : '')),
    line(`M${shoreLine(plan, 29)}`, plan.strand, 60),
    water(plan, next),
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
