import { line, type Svg } from '#artwork/draw/index.ts';

/** Inland water, in pixels of the tile. */
export interface Inland {
  /** Watercourses with their widths. */
  courses: { d: readonly (readonly [x: number, y: number])[]; wide: number }[];
  pools: { x: number; y: number; rx: number; ry: number }[];
}

/** A smooth path through points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const [[x, y] = [0, 0], ...rest] = points;
  const middles = rest.slice(0, -1).map(([left, top], index) => {
    const [nextLeft = left, nextTop = top] = rest[index + 1] ?? [];
    return `Q${left} ${top} ${(left + nextLeft) / 2} ${(top + nextTop) / 2}`;
  });
  const [lastX = x, lastY = y] = rest.at(-1) ?? [];
  return `M${x} ${y}${middles.join('')}L${lastX} ${lastY}`;
}

/** All water of a place in one colour or, with `more`, its banks. */
export function drawInland({ courses, pools }: Inland, colour: string, more = 0): Svg {
  return (
    courses.map(({ d, wide }) => line(smooth(d), colour, wide + more)).join('') +
    pools
      .map(
        ({ x, y, rx, ry }) =>
          `<ellipse cx="${x}" cy="${y}" rx="${rx + more / 2}" ry="${ry + more / 2}" fill="${colour}"/>`,
      )
      .join('')
  );
}

/** Whether a point is within `margin` of water. */
export function isWet(
  { courses, pools }: Pick<Inland, 'courses' | 'pools'>,
  x: number,
  y: number,
  margin: number,
): boolean {
  const inPool = pools.some(
    (pool) => Math.hypot((x - pool.x) / (pool.rx + margin), (y - pool.y) / (pool.ry + margin)) < 1,
  );
  return (
    inPool ||
    courses.some(({ d, wide }) =>
      d.slice(1).some(([bx, by], index) => {
        const [ax, ay] = d[index] ?? [bx, by];
        const [dx, dy] = [bx - ax, by - ay];
        const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(x - ax - along * dx, y - ay - along * dy) < wide / 2 + margin;
      }),
    )
  );
}
