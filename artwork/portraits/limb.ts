import { disc, fill, layers, type Svg } from '#artwork/draw/index.ts';
import { d, type Point } from '#artwork/portraits/geometry.ts';

/** A limb that tapers from `a` to `b`. */
export function limb(a: Point, b: Point, from: number, to: number, colour: string): Svg {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const side = (p: Point, r: number, s: number): Point => [p[0] + nx * r * s, p[1] + ny * r * s];
  const [p, q, r, s] = [side(a, from, 1), side(b, to, 1), side(b, to, -1), side(a, from, -1)];
  return layers(
    fill(d`M${p[0]} ${p[1]}L${q[0]} ${q[1]}L${r[0]} ${r[1]}L${s[0]} ${s[1]}Z`, colour),
    disc(a[0], a[1], from, colour),
    disc(b[0], b[1], to, colour),
  );
}
