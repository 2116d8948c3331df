import { disc, document, numbers, quarter, rect, ring, type Sheet } from './shapes.ts';

/** The nth colour after the background. */
const ink = ({ inks: [ground, ...others] }: Sheet, n: number): string => others[n % others.length] ?? ground;

/** Quarter discs on a grid, rotated by the seed; some squares stay empty. */
function tiles(sheet: Sheet): string {
  const { width, height, seed } = sheet;
  const next = numbers(seed);
  // A strip has a single row.
  const size = width / height > 6 ? height : Math.max(width, height) / (4 + (seed % 2));
  const cells: string[] = [];
  for (let y = 0; y < height; y += size)
    for (let x = 0; x < width; x += size) {
      const turn = next(4);
      const kind = next(9);
      if (kind < 2) cells.push(rect(x, y, size, size, ink(sheet, next(3))));
      if (kind > 1 && kind < 7) cells.push(quarter(x, y, size, turn, ink(sheet, next(4))));
      if (kind === 6) cells.push(quarter(x, y, size, turn + 2, ink(sheet, next(4))));
      if (kind === 7) cells.push(disc(x + size / 2, y + size / 2, size * 0.32, ink(sheet, next(3))));
    }
  return cells.join('');
}

/** Arcs around a point at the bottom, each in a different colour. */
function arcs(sheet: Sheet): string {
  const { width, height, seed } = sheet;
  const next = numbers(seed);
  const x = width * (0.3 + next(50) / 100);
  const y = height * 1.02;
  const reach = Math.max(width * 0.72, height * 0.92);
  const count = 5 + next(3);
  return Array.from({ length: count }, (_, index) =>
    disc(x, y, (reach * (count - index)) / count, index % 2 === 0 ? ink(sheet, index / 2) : sheet.inks[0]),
  ).join('');
}

/** Slanted bands that widen from one side to the other. */
function bands(sheet: Sheet): string {
  const { width, height, seed } = sheet;
  const next = numbers(seed);
  const slant = (next(2) === 0 ? 1 : -1) * height * (0.35 + next(4) / 10);
  const parts: string[] = [];
  let x = -Math.abs(slant);
  for (let n = 0; x < width + Math.abs(slant); n += 1) {
    const broad = (width / 30) * (1 + n * 0.75);
    const [low, high] = slant > 0 ? [0, slant] : [-slant, 0];
    const points = [x + high, 0, x + high + broad, 0, x + low + broad, height, x + low, height].map(
      Math.round,
    );
    parts.push(
      `<path fill="${ink(sheet, n)}" d="M${points.slice(0, 2)}L${points.slice(2, 4)}L${points.slice(4, 6)}L${points.slice(6)}z"/>`,
    );
    x += broad * 1.9;
  }
  return parts.join('');
}

/** One large disc in shifted slices. */
function cut(sheet: Sheet): string {
  const { width, height, seed } = sheet;
  const next = numbers(seed);
  const r = Math.min(width, height) * 0.46;
  const count = 5 + next(3);
  const tall = (2 * r) / count;
  const half = (y: number): number => Math.sqrt(Math.max(0, r * r - y * y));
  return Array.from({ length: count }, (_, index) => {
    const top = index * tall - r;
    const [upper, lower] = [half(top), half(top + tall)] as const;
    const x = width / 2 + ((index % 2) * 2 - 1) * r * (0.1 + next(20) / 100);
    const [x1, x2, x3, x4, y1, y2, arc] = [
      x - upper,
      x + upper,
      x + lower,
      x - lower,
      height / 2 + top,
      height / 2 + top + tall,
      r,
    ].map(Math.round);
    return `<path fill="${ink(sheet, index)}" d="M${x1} ${y1}H${x2}A${arc} ${arc} 0 0 1 ${x3} ${y2}H${x4}A${arc} ${arc} 0 0 1 ${x1} ${y1}z"/>`;
  }).join('');
}

/** Dots that grow across the sheet. */
function dots(sheet: Sheet): string {
  const { width, height, seed } = sheet;
  const next = numbers(seed);
  const columns = Math.round((12 * width) / Math.max(width, height));
  const step = width / columns;
  const rows = Math.ceil(height / step);
  const [fx, fy] = [next(100) / 100, next(100) / 100];
  const marked = next(columns * rows);
  const parts: string[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const far = Math.hypot(column / columns - fx, (row / rows - fy) * (height / width));
      const r = step * 0.5 * Math.max(0.12, 1 - far * 1.15);
      parts.push(
        disc(
          (column + 0.5) * step,
          (row + 0.5) * step,
          r,
          ink(sheet, row * columns + column === marked ? 1 : 0),
        ),
      );
    }
  return parts.join('');
}

/** Blocks of different height side by side, some with a round head. */
function blocks(sheet: Sheet): string {
  const { width, height, seed } = sheet;
  const next = numbers(seed);
  const count = Math.max(4, Math.round((width / height) * 5));
  const broad = width / count;
  const sun = disc(
    width * (0.2 + next(60) / 100),
    height * 0.32,
    Math.min(width, height) * 0.2,
    ink(sheet, 1),
  );
  return (
    sun +
    Array.from({ length: count }, (_, index) => {
      const tall = height * (0.2 + next(9) * 0.06);
      const fill = ink(sheet, next(2) * 2);
      const x = index * broad;
      const top = height - tall;
      const head = next(3);
      if (head === 0)
        return quarter(x, top - broad, broad, 2, fill) + rect(x, top - 4, broad, tall + 4, fill);
      if (head === 1)
        return quarter(x, top - broad, broad, 3, fill) + rect(x, top - 4, broad, tall + 4, fill);
      return rect(x, top, broad, tall, fill);
    }).join('')
  );
}

/** Two sets of overlapping rings. */
function rings(sheet: Sheet): string {
  const { width, height, seed } = sheet;
  const next = numbers(seed);
  const unit = Math.min(width, height) / 18;
  const points = [
    [width * (0.3 + next(10) / 100), height * (0.4 + next(20) / 100)],
    [width * (0.66 + next(12) / 100), height * (0.5 + next(20) / 100)],
  ] as const;
  return points
    .flatMap(([x, y], at) =>
      Array.from({ length: 6 }, (_, index) =>
        ring(x, y, unit * (1 + index * 2), unit * 0.9, ink(sheet, at + (index === 2 ? 1 : 0) * 2)),
      ),
    )
    .join('');
}

/** Beams from a disc near the bottom to the edges. */
function beams(sheet: Sheet): string {
  const { width, height, seed } = sheet;
  const next = numbers(seed);
  const [x, y] = [Math.round(width * (0.25 + next(50) / 100)), Math.round(height * 0.86)];
  const far = width + height;
  const count = 9 + next(4);
  const point = (at: number): string => {
    const angle = Math.PI * (1 + at / count);
    return `${Math.round(x + far * Math.cos(angle))} ${Math.round(y + far * Math.sin(angle))}`;
  };
  const wedges = Array.from({ length: Math.ceil(count / 2) }, (_, index) => {
    const fill = ink(sheet, index);
    return `<path fill="${fill}" d="M${x} ${y}L${point(index * 2)} ${point(index * 2 + 1)}z"/>`;
  });
  const r = Math.min(width, height) * 0.2;
  return (
    wedges.join('') +
    disc(x, y, r, sheet.inks[0]) +
    disc(x, y, r * 0.62, ink(sheet, 2)) +
    rect(0, y, width, height - y, ink(sheet, 2))
  );
}

/** The mark on every square of a grid, rotated and coloured by the seed. */
function marks(sheet: Sheet): string {
  const { width, height, seed, mark = '' } = sheet;
  const next = numbers(seed);
  const size = width / 3;
  const cells: string[] = [];
  for (let y = 0; y < height; y += size)
    for (let x = 0; x < width; x += size) {
      const ground = next(4);
      const turn = next(4) * 90;
      cells.push(
        rect(x, y, size + 1, size + 1, sheet.inks[ground] ?? sheet.inks[0]),
        `<path fill="${sheet.inks[(ground + 1 + next(2)) % 4] ?? ''}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${(size / 32).toFixed(2)}) rotate(${turn} 16 16)" d="${mark}"/>`,
      );
    }
  return cells.join('');
}

const all = { tiles, arcs, bands, cut, dots, blocks, rings, beams, marks } as const;

export type Composition = keyof typeof all;

export const isComposition = (kind: string): kind is Composition => kind in all;

/** A composition as an SVG picture; a calm one leaves the left side free for text. */
export function compose(kind: Composition, sheet: Sheet, calm = false): string {
  if (!calm) return document(sheet, all[kind](sheet));
  const width = Math.round(sheet.width * 0.46);
  const part = document({ ...sheet, width }, all[kind]({ ...sheet, width }));
  return document(sheet, part.replace('<svg ', `<svg x="${sheet.width - width}" `));
}
