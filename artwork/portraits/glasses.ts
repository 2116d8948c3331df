import { fill, layers, line, type Svg } from '#artwork/draw/index.ts';
import { d, type Head } from '#artwork/portraits/geometry.ts';

/** Glasses by the shape of their rims. */
export type Rims = 'round' | 'square' | 'half';

/** Glasses on the nose; `tint` darkens the lenses. */
export function glasses(h: Head, rims: Rims, colour: string, weight = 4, tint?: string): Svg {
  const lens = (x: number, y: number, half: number): string => {
    const w = half * 1.36;
    if (rims === 'round')
      return d`M${x - w} ${y + 1}C${x - w} ${y - 26} ${x + w} ${y - 26} ${x + w} ${y + 1}C${x + w} ${y + 28} ${x - w} ${y + 28} ${x - w} ${y + 1}Z`;
    return d`M${x - w} ${y - 13}Q${x} ${y - 17} ${x + w} ${y - 13}C${x + w + 1} ${y + 6} ${x + w * 0.8} ${y + 18} ${x} ${y + 18}C${x - w * 0.8} ${y + 18} ${x - w - 1} ${y + 6} ${x - w} ${y - 13}Z`;
  };
  const [nx, ny] = h.eyeNear;
  const [fx, fy] = h.eyeFar;
  const [a, c] = h.eyeHalf;
  const near = lens(nx, ny, a);
  const far = lens(fx, fy, c);
  const rim = (path: string, x: number, y: number, half: number) =>
    rims === 'half'
      ? line(
          d`M${x - half * 1.36} ${y - 13}Q${x} ${y - 17} ${x + half * 1.36} ${y - 13}`,
          colour,
          weight + 1,
        ) + line(path, colour, 1.4)
      : line(path, colour, weight);
  return layers(
    tint
      ? fill(near, tint, 'opacity="0.75"') + fill(far, tint, 'opacity="0.75"')
      : fill(near, '#FFFFFF', 'opacity="0.1"') + fill(far, '#FFFFFF', 'opacity="0.06"'),
    rim(near, nx, ny, a),
    rim(far, fx, fy, c),
    line(d`M${nx + a * 1.36} ${ny - 4}Q${h.middle} ${ny - 11} ${fx - c * 1.36} ${fy - 4}`, colour, weight),
    line(d`M${nx - a * 1.36} ${ny - 6}L${h.ear - 2} ${-2}`, colour, weight),
  );
}
