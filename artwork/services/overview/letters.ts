import { box, layers, palette, type Svg } from '#artwork/draw/index.ts';
import { letters, malayalam } from '#artwork/stories/lettering.ts';

/** The first letters of three alphabets on one line. */
export async function firstLetters(): Promise<Svg> {
  const [first, latin, ain] = await Promise.all([
    malayalam('അ', 168, 90),
    letters('display', 'A', { cap: 300, axes: { wdth: 60, wght: 900 } }),
    letters('kufiArabic', 'ع', { cap: 320, axes: { wght: 700 } }),
  ]);
  const floor = 366;
  return layers(
    box(0, 0, 780, 440, palette.blush),
    first.at(56, floor, palette.laterite, 280 / first.width),
    latin.at(448 - latin.width / 2, floor, palette.night),
    ain.at(736 - ain.width, floor - 100, palette.laterite),
    box(0, floor, 780, 74, palette.laterite),
  );
}
