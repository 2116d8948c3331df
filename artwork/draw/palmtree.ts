import { random, type Random } from './random.ts';
import { fill, line, round, type Path, type Svg } from './svg.ts';

type Point = readonly [x: number, y: number];

const leaflets = 16;

/** The leaflets along one frond, a curve from `from` over `over` to `to`. */
function frond(from: Point, over: Point, to: Point, height: number, lift: number, next: Random): Path {
  let d = '';
  for (let index = 1; index <= leaflets; index += 1) {
    const t = index / leaflets;
    const u = 1 - t;
    const x = u * u * from[0] + 2 * u * t * over[0] + t * t * to[0];
    const y = u * u * from[1] + 2 * u * t * over[1] + t * t * to[1];
    const rawX = 2 * u * (over[0] - from[0]) + 2 * t * (to[0] - over[0]);
    const rawY = 2 * u * (over[1] - from[1]) + 2 * t * (to[1] - over[1]);
    const size = Math.hypot(rawX, rawY) || 1;
    const dx = rawX / size;
    const dy = rawY / size;
    const reach =
      height * (0.13 - 0.035 * lift) * Math.sin(Math.PI * (0.1 + 0.82 * t)) ** 0.7 * (0.85 + 0.25 * next());
    for (const side of [1, -1]) {
      const nx = -dy * side;
      const ny = dx * side;
      const hang = ny > 0 ? 1 : 0.62;
      const tipX = x + nx * reach * 0.42 * hang + dx * reach * 0.62;
      const tipY = y + ny * reach * 0.42 * hang + dy * reach * 0.62 + reach * 0.5;
      const midX = (x + tipX) / 2 + nx * reach * 0.12;
      const midY = (y + tipY) / 2 - reach * 0.14;
      const back = height * 0.008;
      d += `M${round(x - dx * back)} ${round(y - dy * back)}Q${round(midX)} ${round(midY)} ${round(tipX)} ${round(tipY)}L${round(x + dx * back * 1.2)} ${round(y + dy * back * 1.2)}Z`;
    }
  }
  return d;
}

/** The crown of a coconut palm around its heart; `height` is that of the whole tree it belongs to. */
export function crown(x: number, y: number, height: number, colour: string, seed = 'palm', count = 9): Svg {
  const next = random(seed);
  let drawn = '';
  for (let index = 0; index < count; index += 1) {
    const angle = -Math.PI * 1.13 + (Math.PI * 1.26 * index) / (count - 1) + (next() - 0.5) * 0.3;
    const lift = Math.max(0, -Math.sin(angle));
    const length = height * (0.46 + 0.08 * next());
    const away = Math.cos(angle);
    const droop = height * (0.1 + 0.24 * Math.abs(away) ** 1.3 * (1 - lift * 0.5));
    const tip: Point = [
      x + (away + 0.34 * (away < 0 ? -1 : 1) * lift) * length,
      y - lift * length * 0.46 + droop,
    ];
    const over: Point = [x + away * length * 0.42, y - length * (0.18 + 0.66 * lift)];
    drawn += fill(frond([x, y], over, tip, height, lift, next), colour);
    drawn += line(
      `M${round(x)} ${round(y)}Q${round(over[0])} ${round(over[1])} ${round(tip[0])} ${round(tip[1])}`,
      colour,
      round(height * 0.01),
    );
  }
  return drawn;
}

/** A coconut palm. (x, y) is its foot; `lean` is the sideways shift of the crown as a part of the height. */
export function palmTree(
  x: number,
  y: number,
  height: number,
  lean: number,
  colour: string,
  seed = 'palm',
): Svg {
  const topX = x + lean * height;
  const topY = y - height;
  const trunk = `M${round(x - height * 0.028)} ${y}Q${round(x + lean * height * 0.15 - height * 0.01)} ${round(y - height * 0.55)} ${round(topX - height * 0.01)} ${round(topY)}L${round(topX + height * 0.012)} ${round(topY)}Q${round(x + lean * height * 0.25 + height * 0.03)} ${round(y - height * 0.5)} ${round(x + height * 0.034)} ${y}Z`;
  return fill(trunk, colour) + crown(topX, topY, height, colour, seed);
}
