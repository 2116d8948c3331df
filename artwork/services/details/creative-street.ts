import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  ring,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';
import { one } from './creative-crowd.ts';
import {
  boots,
  canopy,
  cream,
  lilac,
  night,
  pale,
  panel,
  rain,
  red,
  umbrella,
  violet,
  yellow,
} from './creative-umbrella.ts';

/** Three routes on three boards, roughly drawn, with a line each: two pencilled out, one with a ring round it. */
export async function ideas(): Promise<Svg> {
  const lines = await Promise.all(
    ['Jump in.', 'Sail to work.', 'Room for two.'].map((text) => condensed(text, 62)),
  );
  const boat = 'M-120 0H120L78 62H-78ZM-66 -8L0 -104L66 -8Z';
  const routes = [
    [cream, place(boots(lilac, pale), -6, 146, 0, 1.5)],
    [
      pale,
      place(
        fill(boat, lilac) + line('M-150 84q25 -18 50 0t50 0t50 0t50 0t50 0t50 0', lilac, 9),
        0,
        50,
        0,
        1.15,
      ),
    ],
    [yellow, umbrella(0, 40, 226)],
  ] as const;
  const pencil = 'M-178 172L164 -186M-150 196L186 -150';
  return layers(
    box(0, 0, 1440, 640, violet),
    routes.map(([ground, sketch], index) => {
      const chosen = index === 2;
      const text = lines[index];
      const scale = text ? Math.min(1, 400 / text.width) : 1;
      return place(
        layers(
          box(-216, -286, 432, 572, ground),
          times(4, (pin) => disc(pin % 2 ? 194 : -194, pin < 2 ? -260 : 260, 7, night)),
          place(sketch, 0, -64),
          text ? text.at((-text.width * scale) / 2, 238, chosen ? night : violet, scale) : '',
          chosen ? ring(0, -40, 196, night, 13) : place(line(pencil, violet, 6), 0, -40),
        ),
        256 + index * 464,
        320,
      );
    }),
  );
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
  const dry = (x: number, y: number): boolean =>
    y > 236 - 210 * Math.sqrt(Math.max(0, 1 - ((x - 360) / 312) ** 2)) && Math.abs(x - 360) < 300;
  const scene = layers(
    box(0, 0, 720, 660, yellow) + rain('key', [0, 0, 720, 660], violet, dry),
    line('M360 170V640', violet, 16),
    place(fill(canopy, red) + fill(panel, cream), 360, 250, 0, 5.3, 3.9),
    one('trader', 232, 372, 0.86, 'right') + one('sender', 492, 372, 0.9, 'left'),
  ); // prettier-ignore
  const frames = [
    [22, 22, 676, 300, cream],
    [250, 22, 220, 616, yellow],
    [22, 346, 676, 150, cream],
  ] as const;
  const marks = ([x, y, w, h, colour]: (typeof frames)[number]): Svg =>
    layers(
      line(rectPath(x, y, w, h), violet, 9) + line(rectPath(x, y, w, h), colour, 4),
      [[x, y], [x + w, y], [x, y + h], [x + w, y + h]].map(([px = 0, py = 0]) => box(px - 9, py - 9, 18, 18, violet) + box(px - 6, py - 6, 12, 12, colour)),
    ); // prettier-ignore
  return layers(
    scene,
    fill(rectPath(0, 0, 720, 660), violet, 'opacity=".5"'),
    frames.map(([x, y, w, h]) => clip(rectPath(x, y, w, h), scene)),
    frames.map(marks),
  );
}
