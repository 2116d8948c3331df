import { random } from './random.ts';
import { circlePath } from './shapes.ts';
import { shade } from './stipple.ts';
import { box, disc, fill, place, round, times, type Svg } from './svg.ts';

/** Backgrounds extend this far, so that any wider picture can be cropped from a poster. */
export const ground = { left: -700, right: 1100, bottom: 1200 } as const;

const everything = `M${ground.left} -300H${ground.right}V${ground.bottom}H${ground.left}Z`;

/** Flat sky that fades to `low` in grain above the horizon at `y`. */
export function sky(high: string, low?: string, y = 300, length = 300): Svg {
  const flat = box(ground.left, -300, 1800, 1500, high);
  if (!low) return flat;
  return flat + shade(everything, { colour: low, x: 200, y, angle: -90, length, reach: 1000 });
}

/** The sun (or moon): a disc, shaded with a second colour from below. */
export function sun(x: number, y: number, radius: number, colour: string, low?: string): Svg {
  const flat = disc(x, y, radius, colour);
  if (!low) return flat;
  const from = { x, y: y + radius * 1.05, angle: -90, length: radius * 1.5 };
  return flat + shade(circlePath(x, y, radius), { colour: low, ...from });
}

/** One flat cloud, humped above and straight below. */
export function cloud(x: number, y: number, width: number, colour: string, height = 7): Svg {
  const px = (part: number) => round(x + width * part);
  const py = (part: number) => round(y - height * part);
  return fill(
    `M${px(-0.5)} ${y}Q${px(-0.22)} ${py(1.1)} ${px(-0.08)} ${py(0.9)}Q${px(0.08)} ${py(2.1)} ${px(0.24)} ${py(0.7)}Q${px(0.36)} ${py(0.5)} ${px(0.5)} ${y}Q${x} ${py(-0.8)} ${px(-0.5)} ${y}Z`,
    colour,
  );
}

/** A far bird, wings up; about 40 units across at scale 1. */
export function bird(x: number, y: number, scale: number, colour: string, turn = 0): Svg {
  return place(fill('M-20 -5Q-9 -12 0 0Q8 -13 21 -8Q9 -7 0 4Q-9 -6 -20 -5Z', colour), x, y, turn, scale);
}

/** Stars over the whole width, down to `bottom`. */
export function stars(count: number, bottom: number, colour: string, seed = 'stars'): Svg {
  const next = random(seed);
  return times(count, () => disc(next() * 1100 - 350, next() * bottom, 0.7 + next() * 1.1, colour));
}

/** Rays around a point, each filling `share` of its step. Angles in radians. */
export function rays(
  x: number,
  y: number,
  count: number,
  inner: number,
  outer: number,
  colour: string,
  share = 0.5,
  turn = 0,
): Svg {
  const step = (2 * Math.PI) / count;
  const corner = (radius: number, angle: number) =>
    `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const d = Array.from({ length: count }, (_, index) => {
    const from = turn + index * step;
    const to = from + step * share;
    return `M${corner(inner, from)}L${corner(outer, from)}L${corner(outer, to)}L${corner(inner, to)}Z`;
  }).join('');
  return fill(d, colour);
}
