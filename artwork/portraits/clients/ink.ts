import {
  box,
  clip,
  document,
  layers,
  line,
  place,
  rectPath,
  round,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { d, type Point } from '#artwork/portraits/geometry.ts';
import type { Skin } from '#artwork/portraits/tones.ts';

/** A person in a tile of 400 by 480, on one colour. */
export function sitting(colour: string, ...parts: readonly Svg[]): Svg {
  return document('0 0 400 480', clip(rectPath(0, 0, 400, 480), layers(box(0, 0, 400, 480, colour), parts)));
}

/** A line as a brush leaves it: thin at both ends, `width` in the middle. */
export function brush([ax, ay]: Point, [cx, cy]: Point, [bx, by]: Point, width: number): Path {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((ay - by) / length) * width, ((bx - ax) / length) * width];
  return d`M${ax} ${ay}Q${cx - nx} ${cy - ny} ${bx} ${by}Q${cx + nx} ${cy + ny} ${ax} ${ay}Z`;
}

/** A finger along a path, its lower edge in shade, so that it stands out from the next. */
export function finger(path: Path, skin: Skin, width: number): Svg {
  return line(path, skin.shade, width) + place(line(path, skin.lit, width - 2.6), -1.2, -1.2);
}

/** A point on a cubic curve, and the direction in which the curve leaves it, in degrees. */
export function along([a, b, c, e]: readonly [Point, Point, Point, Point], t: number) {
  const s = 1 - t;
  const at = (i: 0 | 1) => s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * e[i];
  const to = (i: 0 | 1) => s * s * (b[i] - a[i]) + 2 * s * t * (c[i] - b[i]) + t * t * (e[i] - c[i]);
  return { x: round(at(0)), y: round(at(1)), turn: (Math.atan2(to(1), to(0)) * 180) / Math.PI };
}
