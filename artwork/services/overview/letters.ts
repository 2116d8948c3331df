import { box, layers, palette, type Svg } from '#artwork/draw/index.ts';
import { letters, malayalam } from '#artwork/stories/lettering.ts';

/** The three letters, with the heights of the last two and the width axis of the second. */
const initials = (latin: number, width: number, arabic: number) =>
  Promise.all([
    malayalam('അ', 168, 90),
    letters('display', 'A', { cap: latin, axes: { wdth: width, wght: 900 } }),
    letters('kufiArabic', 'ع', { cap: arabic, axes: { wght: 700 } }),
  ]);

/** The first letters of three alphabets on one line. */
export async function firstLetters(): Promise<Svg> {
  const [first, latin, ain] = await initials(350, 60, 380);
  const floor = 446;
  return layers(
    box(0, 0, 780, 520, palette.blush),
    first.at(24, floor, palette.laterite, 300 / first.width),
    latin.at(448 - latin.width / 2, floor, palette.night),
    ain.at(770 - ain.width, floor - 120, palette.laterite),
    box(0, floor, 780, 74, palette.laterite),
  );
}

/** The same on a wall, right of its words; the floor is for the price. */
export async function lettersOnWall(): Promise<Svg> {
  const [first, latin, ain] = await initials(480, 62, 400);
  const floor = 550;
  return layers(
    box(0, 0, 1440, 650, palette.blush),
    first.at(580, floor, palette.laterite, 380 / first.width),
    latin.at(1100 - latin.width / 2, floor, palette.night),
    ain.at(1430 - ain.width, floor - 130, palette.laterite),
    box(0, floor, 1440, 100, palette.laterite),
  );
}
