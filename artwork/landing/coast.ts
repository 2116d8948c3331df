import { document, fill, layers, line, palette, random, type Svg, times } from '#artwork/draw/index.ts';
import type { Coast, Edge, Leg, View } from './coast-shape.ts';
import { harbour } from './harbour.ts';
import { fleet, houseboat } from './landmarks.ts';
import { road } from './ports.ts';
import { treeLine } from './quarters.ts';
import { draw, eased, reach, right, waves } from './shore.ts';

/** The narrow coast below the first screen, from its water on. */
export const strip = { left: 200, width: 140 } as const;

/** Bounds of the first screen's picture. */
export const headBox = { left: -300, width: right + 300, length: 2000 } as const;

/** The shore of the first screen, and that of the strip. */
const wide = 172;
const narrow = 234;

/** Where the road crosses from one picture into the next. */
const crossing = 272;

/** The view of a leg. It starts and ends straight, as it is repeated. */
function alongLeg(coast: Coast, leg: Leg): View {
  const swing = waves(`${coast.seed} ${coast.legs.indexOf(leg)}`);
  const { length, way, ...scene } = leg;
  const along = [
    [crossing, -60],
    [crossing, length + 60],
  ] as const;
  const courses = way === 'canal' ? [...scene.inland.courses, { d: along, wide: 17 }] : scene.inland.courses;
  return {
    ...coast,
    ...scene,
    seed: `${coast.seed} ${coast.legs.indexOf(leg)}`,
    inland: { ...scene.inland, courses },
    edge: (y) => narrow + 0.32 * swing(y) * Math.min(1, eased(y / 120), eased((length - y) / 120)),
    ...{ from: 0, to: length, left: strip.left, behind: way === 'canal' ? 294 : 290, depths: [] },
    road: way === 'road' ? along : [],
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
