import { box, disc, fill, layers, line, palette, roundedPath, times, type Svg } from '#artwork/draw/index.ts';
import { plain } from '#artwork/stories/lettering.ts';
import { trade } from '#artwork/wordmarks/clients-trade.ts';
import { headline, lines, logo, middle, page, phone, start } from './phone.ts';

const { ink, paper, mist } = palette;
const wine = '#7d0f2e';
const teal = '#0fa39c';

/** A square code that says nothing, in 17 by 17. */
function code(x: number, y: number, size: number): Svg {
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
      return dark && !corner(column, row) ? box(x + column * unit, y + row * unit, unit, unit, ink) : '';
    }),
    eye(0, 0) + eye(12, 0) + eye(0, 12),
  );
}

/** Four taps: all of them made. */
async function taps(): Promise<Svg> {
  const names = await Promise.all(['Where', 'When', 'Who', 'Pay'].map((name) => plain(name, 10.5)));
  const left = (i: number): number => start + 28 + i * 70;
  return layers(
    line(`M${left(0)} 132H${left(3)}`, teal, 4),
    times(4, (i) => disc(left(i), 132, 15, teal) + line(`M${left(i) - 6} 132l5 6 8 -11`, paper, 3.5)),
    names.map((name, i) => middle(name, left(i), 168, ink)),
  );
}

/** A ticket for the ferry, in the hand before it sails. */
export async function ticket(): Promise<Svg> {
  const own = trade.find(({ slug }) => slug === 'ferryfar');
  return phone(
    paper,
    layers(
      own ? await logo(own, { x: start, y: 60, width: 116, colour: wine }) : '',
      await taps(),
      fill(roundedPath(start - 8, 192, page.width - 36, 500, 18), wine),
      await headline(['18:40'], { x: start + 14, y: 290, cap: 70, colour: paper }),
      await lines(['Quay 2, upper deck', 'Two people, one bicycle'], {
        x: start + 14,
        y: 326,
        colour: mist,
        cap: 12.4,
      }),
      times(13, (i) => box(start + 8 + i * 20, 372, 10, 3, paper)),
      fill(roundedPath(start + 14, 396, 236, 236, 10), paper),
      code(start + 32, 414, 200),
    ),
  );
}
