import {
  boom,
  cloud,
  disc,
  form,
  layers,
  line,
  palette,
  place,
  ridge,
  roundedPath,
  sea,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  lee: string,
  sign: Svg,
): Svg {
  const d = `M0 0C${width * 0.3} -14 ${width * 0.8} -10 ${width} 6C${width + 12} ${height * 0.4} ${width + 8} ${height * 0.8} ${width - 6} ${height}C${width * 0.7} ${height - 10} ${width * 0.4} ${height - 8} 26 ${height - 2}L0 ${height + 26}L6 ${height * 0.8}C-6 ${height * 0.5} -6 ${height * 0.2} 0 0Z`;
  return place(form(d, colour, lee, width + 12, height * 0.6, 186, width * 0.5) + sign, x, y);
}

/** A dental clinic that answers at once: replies are the sails of a toothbrush. */
export function digitalMarketingHealth(): Svg {
  const handle =
    'M-60 372C40 352 200 360 300 356C330 354 352 344 378 340C398 338 404 360 388 370C360 386 320 396 280 396C180 400 40 396 -60 404Z';
  const tick = 'M0 12L12 24L36 -4';
  return layers(
    sky('#CFE6DD', palette.paper, 400),
    sun(96, 122, 58, palette.ember, palette.coral),
    cloud(330, 60, 150, palette.paper, 8),
    cloud(20, 220, 140, palette.paper, 6),
    ridge(340, [10, 24, 14, 8, 18, 30, 12], palette.aqua),
    sea(340, [palette.shoal, palette.lagoon, palette.deep, palette.tide, palette.abyss], {
      gap: 30,
      phase: 16,
    }),
    line('M196 362V70', palette.ink, 6),
    line('M92 362V206', palette.ink, 5),
    bubble(
      204,
      84,
      158,
      104,
      palette.paper,
      palette.rope,
      times(3, (index) =>
        disc(42 + index * 38, 50, 12, [palette.ember, palette.sun, palette.lagoon][index] ?? palette.ember),
      ),
    ),
    bubble(204, 232, 136, 84, palette.lagoon, palette.tide, line('M28 40H104M28 58H76', palette.paper, 7)),
    bubble(98, 222, 78, 70, palette.sun, palette.ember, place(line(tick, palette.ink, 6), 20, 26)),
    form(handle, palette.ember, palette.clay, 160, 410, -90, 46),
    line('M-40 382C60 368 160 372 230 372', palette.coral, 5),
    times(9, (index) =>
      form(
        roundedPath(300 + index * 10, 304 - index * 1.6, 8, 48, 3),
        index % 2 ? palette.lagoon : palette.tide,
        palette.shoal,
        308 + index * 10,
        352,
        -90,
        20,
      ),
    ),
    foreshore(392, palette.deep, palette.lagoon, 44),
    foreshore(432, palette.tide, palette.lagoon, 90),
    [
      [60, 376, 7],
      [84, 366, 5],
      [40, 362, 4],
      [104, 384, 5],
      [350, 372, 5],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, palette.paper)),
    boom(346, 448, 0.34, { reflection: palette.ink, flip: true, shade: palette.coral }),
  );
}
