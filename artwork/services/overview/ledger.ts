import { box, layers, palette, type Svg } from '#artwork/draw/index.ts';
import { letters } from '#artwork/stories/lettering.ts';

/** From spend to sales: three rows, of which each is higher and its word wider than the one before. */
async function ledger(
  width: number,
  rows: readonly (readonly [word: string, height: number, cap: number, wdth: number])[],
  indent: (index: number, word: number) => number,
): Promise<Svg> {
  const grounds = [palette.navy, palette.slate, palette.sun];
  const words = await Promise.all(
    rows.map(([word, , cap, wdth]) =>
      letters('display', word, { cap, axes: { wdth, wght: 900 }, track: 0.01 }),
    ),
  );
  let top = 0;
  return layers(
    rows.map(([, height, cap], index) => {
      const word = words[index];
      const row = box(0, top, width, height, grounds[index] ?? palette.sun);
      top += height;
      const ink = index === 2 ? palette.night : palette.paper;
      const scale = Math.min(1, (width - 80) / (word?.width ?? 1));
      const base = top - (height - cap * scale) / 2;
      return row + (word?.at(indent(index, (word?.width ?? 0) * scale), base, ink, scale) ?? '');
    }),
  );
}

/** Each word reaches further than the one above it, as the money does. */
export function ledgerRow(): Promise<Svg> {
  const rows = [
    ['Spend', 138, 74, 60],
    ['Lead', 172, 98, 84],
    ['Sale', 210, 126, 124],
  ] as const;
  return ledger(780, rows, (index, word) => [40, (780 - word) / 2, 740 - word][index] ?? 40);
}
