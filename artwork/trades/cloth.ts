import { box, layers, line, random, type Svg } from '#artwork/draw/index.ts';

const thread = 54;
const dark = '#111111';

/** Cloth on the loom in close-up: a twill of red warp and wine weft, with orange threads and gold bands. */
export function cloth(width: number, height: number, over?: true): Svg {
  const next = random('cloth');
  const cells: Svg[] = over ? [] : [box(0, 0, width, height, dark)];
  for (let row = 0; row * thread < height + thread; row += 1)
    for (let column = 0; column * thread < width + thread; column += 1) {
      const x = column * thread;
      const y = row * thread;
      const warp = column % 9 === 4 ? '#F0562B' : '#B3142E';
      const gold = row % 11 === 10 || row % 11 === 0;
      const weft = gold ? '#E7B23A' : '#6E0B22';
      const upright = layers(
        box(x + 6, y - 6, 42, 66, warp, 15),
        line(
          `M${x + 16} ${y + 3}l${4 + next() * 5} 48M${x + 27} ${y}l5 52M${x + 36} ${y + 4}l4 46`,
          dark,
          1.5,
          'opacity=".35"',
        ),
      );
      const across = layers(
        box(x - 6, y + 6, 66, 42, weft, 15),
        line(
          `M${x + 2} ${y + 16}l50 ${3 + next() * 4}M${x} ${y + 28}l54 4M${x + 4} ${y + 38}l46 3`,
          dark,
          1.5,
          'opacity=".3"',
        ),
      );
      const under = (column + 2 * row) % 4 < 2;
      if (!over) cells.push(under ? across + upright : upright + across);
      else if (gold && !under) cells.push(across);
    }
  return layers(cells);
}
