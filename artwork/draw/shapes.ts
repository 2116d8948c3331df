import { round, type Path } from './svg.ts';

/** A circle as path data, for clipping and shading. */
export function circlePath(x: number, y: number, radius: number): Path {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** An ellipse as path data. */
export function ellipsePath(x: number, y: number, rx: number, ry: number): Path {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

/** A flat spindle: a glint on water, a leaf, an eye. */
export function lensPath(x: number, y: number, width: number, height: number): Path {
  const left = round(x - width / 2);
  const right = round(x + width / 2);
  return `M${left} ${round(y)}Q${round(x)} ${round(y - height)} ${right} ${round(y)}Q${round(x)} ${round(y + height)} ${left} ${round(y)}Z`;
}

/** A rectangle with quadratic corners. */
export function roundedPath(x: number, y: number, w: number, h: number, r: number): Path {
  return `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
}

/** A rectangle without rounding, as path data. */
export function rectPath(x: number, y: number, w: number, h: number): Path {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

/** A closed polygon through the points. */
export function polygonPath(points: readonly (readonly [number, number])[]): Path {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** A star with `count` points; `turn` in radians, 0 puts the first point at the top. */
export function starPath(x: number, y: number, outer: number, inner: number, count: number, turn = 0): Path {
  return polygonPath(
    Array.from({ length: count * 2 }, (_, index) => {
      const angle = turn - Math.PI / 2 + (index * Math.PI) / count;
      const radius = index % 2 ? inner : outer;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    }),
  );
}

/** Samples a curve into an open line; `count` is the number of steps. */
export function curvePath(count: number, point: (t: number) => readonly [number, number]): Path {
  return Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = point(index / count);
    return `${index ? 'L' : 'M'}${round(x)} ${round(y)}`;
  }).join('');
}
