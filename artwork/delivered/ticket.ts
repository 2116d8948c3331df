import { box, fill, layers, palette, times, type Svg } from '#artwork/draw/index.ts';
import { trade } from '#artwork/wordmarks/clients-trade.ts';
import { headline, lines, logo } from './phone.ts';

const { ink, paper } = palette;
const wine = '#7d0f2e';

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

/** A paper ferry ticket with a perforated middle, which goes on below the picture. */
export async function ticket(): Promise<Svg> {
  const own = trade.find(({ slug }) => slug === 'ferryfar');
  const edge = 'M20 20H584V476A24 24 0 0 0 584 524V1080H20V524A24 24 0 0 0 20 476Z';
  return layers(
    fill('M40 36H604V1080H40Z', '#000000', 'opacity=".22"'),
    fill(edge, paper),
    own ? await logo(own, { x: 60, y: 60, width: 250, colour: wine }) : '',
    await headline(['18:40'], { x: 56, y: 366, cap: 178, colour: ink }),
    await lines(['Quay 2, upper deck', 'Two people, one bicycle'], { x: 60, y: 420, colour: ink, cap: 18 }),
    times(16, (i) => box(58 + i * 32, 498, 18, 4, ink)),
    code(60, 572, 420),
  );
}
