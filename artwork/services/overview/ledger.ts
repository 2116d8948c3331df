import { box, fill, layers, palette, times, type Svg } from '#artwork/draw/index.ts';
import { letters } from '#artwork/stories/lettering.ts';

/** One row of a ledger, from spend to sales. Each word is wider than the one before. */
export async function ledgerRow(): Promise<Svg> {
  const set = (text: string, wdth: number) =>
    letters('display', text, { cap: 96, axes: { wdth, wght: 900 }, track: -0.02 });
  const [spend, lead, sale] = await Promise.all([set('Spend', 58), set('Lead', 80), set('Sale', 112)]);
  const second = 40 + spend.width + 104;
  const third = second + lead.width + 104;
  const arrow = (x: number) => fill(`M${x} 128L${x + 38} 150L${x} 172Z`, palette.night);
  return layers(
    box(0, 0, 1320, 300, palette.navy),
    times(7, (index) => box(0, 28 + index * 41, 1320, 1.4, palette.slate)),
    box(0, 62, 1320, 176, palette.sun),
    spend.at(40, 200, palette.night),
    arrow(second - 74),
    lead.at(second, 200, palette.night),
    arrow(third - 74),
    sale.at(third, 200, palette.night),
  );
}

/** Two rows of a page, ruled and written on. */
function ruled(top: number): Svg {
  return layers(
    box(0, top, 780, 92, palette.paper),
    box(0, top + 45, 780, 2, '#C5CBDA'),
    times(3, (column) => box(40 + column * 250, top, 2, 92, '#E2533B')),
    times(6, (index) =>
      box(
        62 + (index % 3) * 250,
        top + (index < 3 ? 17 : 63),
        [150, 90, 120, 60, 130, 80][index] ?? 90,
        12,
        '#C5CBDA',
      ),
    ),
  );
}

/** The same row broken into three, between two ruled rows, each word as wide as the page allows. */
export async function ledgerRowTall(): Promise<Svg> {
  const set = (text: string, cap: number, wdth: number) =>
    letters('display', text, { cap, axes: { wdth, wght: 900 }, track: -0.02 });
  const words = await Promise.all([set('Spend', 96, 60), set('Lead', 120, 84), set('Sale', 150, 120)]);
  const grounds = [palette.navy, palette.slate, palette.sun];
  let top = 92;
  return layers(
    ruled(0),
    ruled(710),
    words.map((word, index) => {
      const high = 170 + index * 36;
      const row = box(0, top, 780, high, grounds[index] ?? palette.sun);
      top += high;
      return (
        row +
        word.at(40, top - 36, index === 2 ? palette.night : palette.paper, Math.min(1, 700 / word.width))
      );
    }),
  );
}
