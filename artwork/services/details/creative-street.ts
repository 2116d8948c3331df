import { box, clip, fill, layers, line, place, rectPath, times, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';
import { one } from './creative-crowd.ts';
import { sizes } from './creative-sizes.ts';
import { below, cream, lilac, night, rain, red, roof, violet, yellow } from './creative-umbrella.ts';

const boot = 'M-34 -96H20V-6Q64 0 70 26V42H-34Z';

/** Three hoardings in the rain: a boat and boots are struck out, and the umbrella is too large for its own. */
export function ideas(): Svg {
  const [street, middle] = [474, 720];
  const board = (x: number, y: number, w: number, h: number, ground: string, body: Svg): Svg =>
    layers(
      box(x + w * 0.2, y + h, 18, street - y - h, lilac) + box(x + w * 0.8 - 18, y + h, 18, street - y - h, lilac),
      box(x - 9, y - 9, w + 18, h + 18, lilac),
      box(x, y, w, h, ground),
      clip(rectPath(x, y, w, h), body),
    ); // prettier-ignore
  const struck = (x: number, y: number): Svg => line(`M${x + 24} ${y + 216}L${x + 306} ${y + 24}`, red, 22);
  const boat = layers(
    fill('M-92 36H92L56 86H-56Z', violet),
    fill('M-8 26V-96L-86 26Z', lilac) + fill('M8 26V-96L86 26Z', violet),
    times(7, (wave) => line(`M${-160 + wave * 48} 92q12 -12 24 0t24 0`, violet, 7)),
  );
  const boots = place(fill(boot, lilac), -56, 30, 0, 1.5) + place(fill(boot, violet), 22, 52, 0, 1.5);
  return layers(
    box(0, 0, 1440, 540, violet),
    rain('street', [0, 0, 1440, street], lilac, below(middle, 300, 380, 250)),
    box(0, street, 1440, 66, night),
    board(54, 176, 330, 240, cream, place(boat, 219, 300)) + struck(54, 176),
    board(1056, 176, 330, 240, cream, place(boots, 1221, 300)) + struck(1056, 176),
    board(430, 90, 580, 326, yellow, rain('board', [430, 90, 580, 326], violet, below(middle, 300, 380, 250))),
    line(`M${middle} 250V370q0 30 28 30t28 -30`, violet, 16),
    roof(middle, 300, 372, 252),
    clip(
      rectPath(0, 0, 1440, 540),
      layers(
        one('elder', 446, 410, 0.54, 'right', 0.4),
        one('child', 560, 452, 0.42, 'right', 0.6),
        one('trader', 650, 424, 0.52, 'right', 0.3),
        one('student', 862, 424, 0.52, 'left', 0.3),
        one('sportsman', 984, 408, 0.55, 'left', 0.4),
      ),
    ),
  ); // prettier-ignore
}

/** The word rain in three scripts below each other, all of them dry. */
export async function words(): Promise<Svg> {
  const three = await Promise.all([malayalam('മഴ', 100), condensed('rain', 108), arabic('مطر', 122)]);
  const [middle, base] = [360, 236];
  const lines = [352, 488, 592];
  return layers(
    box(0, 0, 720, 660, yellow),
    rain('words', [0, 0, 720, 660], violet, below(middle, base, 330, 214)),
    roof(middle, base, 330, 214),
    three.map(({ width, at }, row) => at(middle - width / 2, lines[row] ?? 0, row === 1 ? red : violet)),
  );
}

/** The key visual with the frames in which it is cropped: wide, tall, square and a strip. */
export function key(): Svg {
  const scene = sizes(720, 660, {
    board: [-40, -40, 800, 640],
    reach: 326,
    rise: 286,
    street: 610,
    eyes: 462,
    size: 0.6,
    dry: ['trader', 'sportsman', 'doctor', 'sender', 'child'],
  });
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
  const inside = frames.map(([x, y, w, h]) => clip(rectPath(x, y, w, h), scene));
  return layers(
    scene,
    fill(rectPath(0, 0, 720, 660), violet, 'opacity=".78"'),
    inside,
    frames.map((frame) => marks(frame)),
  );
}
