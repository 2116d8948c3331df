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

/** A paper ferry ticket with a perforated middle. */
export async function ticket(): Promise<Svg> {
  const own = trade.find(({ slug }) => slug === 'ferryfar');
  const edge = 'M40 30H580V336A24 24 0 0 0 580 384V694H40V384A24 24 0 0 0 40 336Z';
  return layers(
    fill('M58 44H598V708H58Z', '#000000', 'opacity=".22"'),
    fill(edge, paper),
    own ? await logo(own, { x: 84, y: 72, width: 190, colour: wine }) : '',
    await headline(['18:40'], { x: 84, y: 268, cap: 96, colour: ink }),
    await lines(['Quay 2, upper deck', 'Two people, one bicycle'], { x: 356, y: 212, colour: ink, cap: 12 }),
    times(16, (i) => box(78 + i * 30, 358, 16, 4, ink)),
    code(208, 434, 204),
  );
}
