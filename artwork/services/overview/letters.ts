import { box, layers, palette, type Svg } from '#artwork/draw/index.ts';
import { letters, malayalam } from '#artwork/stories/lettering.ts';

/** The first letters of three alphabets on one line. */
export async function firstLetters(): Promise<Svg> {
  const [first, latin, ain] = await Promise.all([
    malayalam('അ', 250, 90),
    letters('display', 'A', { cap: 400, axes: { wdth: 70, wght: 900 } }),
    letters('kufiArabic', 'ع', { cap: 560, axes: { wght: 700 } }),
  ]);
  const floor = 470;
  return layers(
    box(0, 0, 1400, 520, palette.laterite),
    first.at(60, floor, palette.blush),
    latin.at(790 - latin.width / 2, floor, palette.sun),
    ain.at(1330 - ain.width, floor - 176, palette.blush),
    box(0, floor, 1400, 5, palette.blush),
  );
}

/** The same three for narrow windows, overlapping. */
export async function firstLettersTall(): Promise<Svg> {
  const [first, latin, ain] = await Promise.all([
    malayalam('അ', 210, 90),
    letters('display', 'A', { cap: 340, axes: { wdth: 112, wght: 900 } }),
    letters('kufiArabic', 'ع', { cap: 470, axes: { wght: 700 } }),
  ]);
  return layers(
    box(0, 0, 780, 760, palette.laterite),
    first.at(40, 300, palette.blush, Math.min(1, 520 / first.width)),
    latin.at(40, 716, palette.sun),
    ain.at(750 - ain.width, 500, palette.blush),
    box(0, 716, 780, 6, palette.blush),
  );
}
