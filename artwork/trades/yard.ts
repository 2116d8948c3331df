import { box, layers, line, palette as c, random, type Svg } from '#artwork/draw/index.ts';

const row = 62;
const paints = [c.ember, c.sun, '#12788A', '#A9CFC6', '#C23D14', '#5FA8A6'] as const;

/** One box with the ribs of its roof. */
function container(x: number, y: number, length: number, paint: string): Svg {
  const ribs = Array.from(
    { length: Math.floor(length / 18) },
    (_, index) => `M${x + 10 + index * 18} ${y + 6}v40`,
  );
  return box(x, y, length - 6, 52, paint) + line(ribs.join(''), c.ink, 2.5, 'opacity=".28"');
}

/** A container yard from above: rows of boxes, and lanes between them. */
export function yard(width: number, height: number, over?: true): Svg {
  const next = random('yard');
  const parts: Svg[] = over ? [] : [box(0, 0, width, height, '#14203A')];
  for (let index = 0; index * row < height; index += 1) {
    const y = index * row + 5;
    if (index % 4 === 3) {
      if (!over) parts.push(line(`M0 ${y + 26}H${width}`, '#FFE0A6', 4, 'stroke-dasharray="34 26"'));
      continue;
    }
    for (let x = -50 + next() * 40; x < width;) {
      const length = next() < 0.5 ? 112 : 226;
      const paint = paints[Math.floor(next() * paints.length)] ?? c.ember;
      if (!over || (length < 200 && (index % 2 || index === 10)))
        parts.push(container(Math.round(x), y, length, paint));
      x += length;
    }
  }
  return layers(parts);
}
