import { box, clip, fill, layers, line, place, rectPath, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';
import { one } from './creative-crowd.ts';
import { canopy, cream, panel, rain, red, violet, yellow } from './creative-umbrella.ts';

/** The word rain in three scripts, each on a ground of its own. */
export async function words(): Promise<Svg> {
  const three = await Promise.all([malayalam('മഴ', 124), condensed('rain', 148), arabic('مطر', 134)]);
  const rows = [
    [yellow, violet, 176, 152],
    [red, cream, 404, 380],
    [violet, yellow, 592, 560],
  ] as const;
  return layers(
    rows.map(([ground, ink], row) =>
      clip(
        rectPath(0, row * 220, 600, 220),
        layers(box(0, row * 220, 600, 220, ground), rain(`words-${row}`, [0, row * 220, 600, 220], ink, (x) => x > 96 && x < 510)),
      ),
    ),
    three.map(({ width, at }, row) => at(300 - width / 2, rows[row]?.[2] ?? 0, rows[row]?.[1] ?? violet)),
  ); // prettier-ignore
}

/** One picture with the frames in which it is cropped: wide, tall and a strip. */
export function key(): Svg {
  const dry = (x: number, y: number): boolean =>
    y > 236 - 210 * Math.sqrt(Math.max(0, 1 - ((x - 420) / 364) ** 2)) && Math.abs(x - 420) < 350;
  const scene = layers(
    box(0, 0, 840, 660, yellow) + rain('key', [0, 0, 840, 660], violet, dry),
    line('M420 170V640', violet, 16),
    place(fill(canopy, red) + fill(panel, cream), 420, 250, 0, 6.2, 3.9),
    one('trader', 276, 372, 0.9, 'right') + one('sender', 570, 372, 0.94, 'left'),
  ); // prettier-ignore
  const frames = [
    [22, 22, 796, 300, cream],
    [310, 22, 220, 616, yellow],
    [22, 346, 796, 150, cream],
  ] as const;
  const marks = ([x, y, w, h, colour]: (typeof frames)[number]): Svg =>
    layers(
      line(rectPath(x, y, w, h), violet, 9) + line(rectPath(x, y, w, h), colour, 4),
      [[x, y], [x + w, y], [x, y + h], [x + w, y + h]].map(([px = 0, py = 0]) => box(px - 9, py - 9, 18, 18, violet) + box(px - 6, py - 6, 12, 12, colour)),
    ); // prettier-ignore
  return layers(
    scene,
    fill(rectPath(0, 0, 840, 660), violet, 'opacity=".5"'),
    frames.map(([x, y, w, h]) => clip(rectPath(x, y, w, h), scene)),
    frames.map(marks),
  );
}
