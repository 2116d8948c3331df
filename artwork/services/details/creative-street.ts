import { box, clip, disc, fill, layers, line, rectPath, ring, times, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, type Word } from '#artwork/stories/lettering.ts';
import { carpet, cream, lilac, night, pale, rain, red, violet, yellow } from './creative-umbrella.ts';

/** Three routes on three boards, so near that only their numbers fit: two struck out, one with a ring round it. */
export async function ideas(): Promise<Svg> {
  const numbers = await Promise.all(['1', '2', '3'].map((number) => condensed(number, 330)));
  const grounds = [cream, pale, yellow];
  const board = (number: Word, index: number): Svg => {
    const x = index * 480;
    return layers(
      box(x + 22, 34, 436, 472, grounds[index] ?? cream),
      times(4, (pin) => disc(x + (pin % 2 ? 434 : 46), pin < 2 ? 58 : 482, 7, night)),
      number.at(
        x + 240 - (number.width * (index === 2 ? 0.73 : 1)) / 2,
        index === 2 ? 390 : 436,
        index === 2 ? red : violet,
        index === 2 ? 0.73 : 1,
      ),
      index === 2 ? ring(x + 240, 270, 190, night, 18) : line(`M${x + 70} 462L${x + 410} 78`, red, 30),
    );
  };
  return layers(box(0, 0, 1440, 540, violet), numbers.map(board));
}

/** The word rain in three scripts, each on a ground of its own. */
export async function words(): Promise<Svg> {
  const three = await Promise.all([malayalam('മഴ', 118), condensed('rain', 134), arabic('مطر', 128)]);
  const rows = [
    [yellow, violet, 176, 152],
    [red, cream, 404, 380],
    [violet, yellow, 592, 560],
  ] as const;
  return layers(
    rows.map(([ground, ink], row) =>
      clip(
        rectPath(0, row * 220, 720, 220),
        layers(box(0, row * 220, 720, 220, ground), rain(`words-${row}`, [0, row * 220, 720, 220], ink, (x) => x > 170 && x < 560)),
      ),
    ),
    three.map(({ width, at }, row) => at(360 - width / 2, rows[row]?.[2] ?? 0, rows[row]?.[1] ?? violet)),
  ); // prettier-ignore
}

/** One picture with the frames in which it is cropped: wide, tall and a strip. */
export function key(): Svg {
  const scene = box(0, 0, 720, 660, lilac) + carpet(360, 330, 268);
  const frames = [
    [22, 40, 676, 250, cream],
    [254, 22, 212, 616, yellow],
    [22, 388, 676, 186, cream],
  ] as const;
  const marks = ([x, y, w, h, colour]: (typeof frames)[number]): Svg =>
    layers(
      line(rectPath(x, y, w, h), violet, 9) + line(rectPath(x, y, w, h), colour, 4),
      [[x, y], [x + w, y], [x, y + h], [x + w, y + h]].map(([px = 0, py = 0]) => box(px - 9, py - 9, 18, 18, violet) + box(px - 6, py - 6, 12, 12, colour)),
    ); // prettier-ignore
  return layers(
    scene,
    fill(rectPath(0, 0, 720, 660), violet, 'opacity=".7"'),
    frames.map(([x, y, w, h]) => clip(rectPath(x, y, w, h), scene)),
    frames.map(marks),
  );
}
