import { box, layers, palette, times, type Svg } from '#artwork/draw/index.ts';

const { ink, paper } = palette;

/** A meaningless square code, 17 by 17. */
export function code(x: number, y: number, size: number): Svg {
  const unit = size / 17;
  const eye = (column: number, row: number): Svg =>
    layers(
      box(x + column * unit, y + row * unit, unit * 5, unit * 5, ink),
      box(x + (column + 1) * unit, y + (row + 1) * unit, unit * 3, unit * 3, paper),
      box(x + (column + 1.8) * unit, y + (row + 1.8) * unit, unit * 1.4, unit * 1.4, ink),
    );
  const corner = (column: number, row: number): boolean =>
    (column < 6 && (row < 6 || row > 10)) || (column > 10 && row < 6);
  return layers(
    times(289, (i) => {
      const [column, row] = [i % 17, Math.floor(i / 17)];
      const dark = ((column * 37 + row * 101 + 11) ** 2 + column * row * 7) % 13 < 6;
      return dark && !corner(column, row)
        ? box(x + column * unit, y + row * unit, unit * 1.03, unit * 1.03, ink)
        : '';
    }),
    eye(0, 0) + eye(12, 0) + eye(0, 12),
  );
}
