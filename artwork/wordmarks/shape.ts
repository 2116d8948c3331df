/** One drawing command in absolute coordinates, y pointing down. */
export interface Command {
  op: 'M' | 'L' | 'Q' | 'C' | 'Z';
  p: number[];
}

/** Outlines with one fill rule. Type is `nonzero` because the strokes of variable faces overlap. */
export interface Outline {
  commands: Command[];
  rule: 'nonzero' | 'evenodd';
}

/** A wordmark: letters and marks, in any order. */
export type Shape = Outline[];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Moves every point of a shape. */
function mapPoints(shape: Shape, move: (x: number, y: number) => [number, number]): Shape {
  return shape.map(({ commands, rule }) => ({
    rule,
    commands: commands.map(({ op, p }) => {
      const q: number[] = [];
      for (let i = 0; i < p.length; i += 2) q.push(...move(p[i] ?? 0, p[i + 1] ?? 0));
      return { op, p: q };
    }),
  }));
}

/** Scales about the origin, turns by degrees, then moves. */
export function place(shape: Shape, x: number, y: number, scale = 1, turn = 0): Shape {
  const c = Math.cos((turn * Math.PI) / 180) * scale;
  const s = Math.sin((turn * Math.PI) / 180) * scale;
  return mapPoints(shape, (px, py) => [x + c * px - s * py, y + s * px + c * py]);
}

/** The tight bounding box: curves are sampled, because control points are outside the ink. */
export function boxOf(shape: Shape): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of flatten(shape)) {
    for (const [x, y] of ring) {
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}

/** Area of the ink. Opposite windings cancel, so counters are subtracted. */
export function inkOf(shape: Shape): number {
  let total = 0;
  for (const outline of shape) {
    let sum = 0;
    for (const ring of flatten([outline])) {
      ring.forEach(([x, y], i) => {
        const [nx, ny] = ring[(i + 1) % ring.length] ?? [0, 0];
        sum += (x * ny - nx * y) / 2;
      });
    }
    total += Math.abs(sum);
  }
  return total;
}

function flatten(shape: Shape): [number, number][][] {
  const rings: [number, number][][] = [];
  for (const { commands } of shape) {
    let ring: [number, number][] = [];
    let [x, y] = [0, 0];
    for (const { op, p } of commands) {
      if (op === 'Z') continue;
      if (op === 'M') rings.push((ring = []));
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = p;
      const steps = op === 'M' || op === 'L' ? 1 : 12;
      for (let i = 1; i <= steps; i++) {
        const t = i / steps;
        const u = 1 - t;
        if (op === 'Q') {
          ring.push([u * u * x + 2 * u * t * a + t * t * c, u * u * y + 2 * u * t * b + t * t * d]);
        } else if (op === 'C') {
          const k = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
          ring.push([k[0] * x + k[1] * a + k[2] * c + k[3] * e, k[0] * y + k[1] * b + k[2] * d + k[3] * f]);
        } else ring.push([a, b]);
      }
      [x, y] = [p.at(-2) ?? 0, p.at(-1) ?? 0];
    }
  }
  return rings;
}
