import { document, layers, line, palette, place, random, type Svg, times } from '#artwork/draw/index.ts';
import type { Coast, Edge, View } from './coast-shape.ts';
import { harbour } from './harbour.ts';
import { draw, eased, reach, right, waves } from './shore.ts';

/** Bounds of the first screen's picture. */
export const headBox = { left: -300, width: right + 300, length: 2000 } as const;

/** Bounds of the picture of a whole coast, and where its harbour begins. */
export const wholeBox = { left: -120, width: right + 120, length: 1560 } as const;
const harbourTop = 1250;

/** The shore of the first screen, at its cape and above. */
const wide = 172;
const narrow = 234;

/** Where the road crosses from one picture into the next. */
const crossing = 272;

/** All of a coast, which ends in a harbour: the land right of its sea. */
export function coastWhole({ seed, beach, shallow, whole, ships }: Coast): Svg {
  const swing = waves(`${seed} whole`);
  const { length, left } = wholeBox;
  const { offshore, road: hasRoad, ...scene } = whole;
  const view: View = {
    ...{ seed: `${seed} whole`, beach, shallow },
    ...scene,
    edge: (y) => 96 + 0.8 * swing(y) + 96 * eased((y - harbourTop + 20) / 60),
    ...{ from: 0, to: length, left, behind: 140, depths: [34, 60] },
    road: hasRoad
      ? [
          [236, -60],
          [250, 400],
          [218, 800],
          [244, 1200],
          [268, length + 60],
        ]
      : [],
  };
  return document(
    `${left} 0 ${wholeBox.width} ${length}`,
    layers(offshore?.() ?? '', draw(view), place(harbour(ships, beach), 102, harbourTop, 0, 0.7)),
  );
}

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
