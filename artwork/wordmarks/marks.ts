import { type Command, type Outline, type Shape, place } from '#artwork/wordmarks/shape.ts';

/** Number of arguments of each command; the others take a point. */
const COUNT: Record<string, number> = { C: 6, Q: 4, H: 1, V: 1 };

/** Parses absolute path data (M L H V Q C Z), so that a mark can be written as one string. */
export function drawn(d: string, rule: Outline['rule'] = 'nonzero'): Shape {
  const commands: Command[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLHVQCZ])([^MLHVQCZ]*)/g)) {
    const n = [...rest.matchAll(/-?\d*\.?\d+/g)].map((m) => Number(m[0]));
    if (letter === 'Z') commands.push({ op: 'Z', p: [] });
    const size = COUNT[letter] ?? 2;
    for (let i = 0; i < n.length; i += size) {
      const p = n.slice(i, i + size);
      if (letter === 'H') p.push(y);
      if (letter === 'V') p.unshift(x);
      [x, y] = [p.at(-2) ?? 0, p.at(-1) ?? 0];
      const op = letter === 'H' || letter === 'V' || (letter === 'M' && i > 0) ? 'L' : letter;
      commands.push({ op: op as Command['op'], p });
    }
  }
  return [{ commands, rule }];
}

/** A disc; with an inner radius, a ring. */
export function disc(x: number, y: number, r: number, inner = 0): Shape {
  const ring = (q: number) => {
    const k = q * 0.5523;
    return (
      `M${x - q} ${y}C${x - q} ${y - k} ${x - k} ${y - q} ${x} ${y - q}C${x + k} ${y - q} ${x + q} ${y - k} ${x + q} ${y}` +
      `C${x + q} ${y + k} ${x + k} ${y + q} ${x} ${y + q}C${x - k} ${y + q} ${x - q} ${y + k} ${x - q} ${y}Z`
    );
  };
  return drawn(ring(r) + (inner > 0 ? ring(inner) : ''), 'evenodd');
}

/** The upper half of a disc standing on y. */
export function dome(x: number, y: number, r: number): Shape {
  const k = r * 0.5523;
  return drawn(
    `M${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`,
  );
}

/** An upright bar. */
export function bar(x: number, y: number, w: number, h: number): Shape {
  return drawn(`M${x} ${y}H${x + w}V${y + h}H${x}Z`);
}

/** A pointed leaf from the origin upwards. */
export function leaf(length: number, width: number): Shape {
  const w = width / 2;
  return drawn(
    `M0 0C${-w} ${-length * 0.3} ${-w} ${-length * 0.7} 0 ${-length}C${w} ${-length * 0.7} ${w} ${-length * 0.3} 0 0Z`,
  );
}

/** A ribbon of even width that follows a sine, for water of all kinds. */
export function ripple(
  x: number,
  y: number,
  length: number,
  waves: number,
  height: number,
  weight: number,
): Shape {
  const half = length / waves / 2;
  const up = Array.from({ length: waves * 2 }, (_, i) => [x + i * half, i % 2 ? 1 : -1] as const);
  const there = up.map(([px, s]) => `Q${px + half / 2} ${y + s * height} ${px + half} ${y}`).join('');
  const back = up
    .toReversed()
    .map(([px, s]) => `Q${px + half / 2} ${y + weight + s * height} ${px} ${y + weight}`)
    .join('');
  return drawn(`M${x} ${y}${there}L${x + length} ${y + weight}${back}Z`);
}

/** Copies of a shape around the origin. */
export function around(shape: Shape, count: number, from = 0, to = 360): Shape {
  const step = (to - from) / (to - from === 360 ? count : count - 1);
  return Array.from({ length: count }, (_, i) => place(shape, 0, 0, 1, from + i * step)).flat();
}
