import {
  box,
  disc,
  ellipsePath,
  fill,
  form,
  layers,
  line,
  palette,
  place,
  silver,
  type Svg,
  times,
  turned,
} from '#artwork/draw/index.ts';

const needle = 'M-15 -150C-15 -172 15 -172 15 -150L11 120L0 190L-11 120Z';

/** On-page: a needle sews one paragraph to the next. */
export function onPage(): Svg {
  const page = layers(
    form('M-20 -60H420V600H-20Z', palette.paper, palette.rope, 430, 420, 200, 120),
    box(24, 26, 250, 34, palette.ink),
    box(24, 72, 160, 34, palette.ink),
    times(3, (row) => box(24, 138 + row * 26, 330 - row * 40, 9, '#B9A98A')),
    box(24, 252, 170, 26, palette.laterite),
    times(7, (row) => box(24, 304 + row * 26, [350, 320, 340, 300, 350, 330, 260][row] ?? 300, 9, '#B9A98A')),
  );
  const stitches = times(6, (index) => line(`M${96 + index * 4} ${140 + index * 22}v12`, palette.ember, 7));
  return layers(
    box(-112, 0, 625, 500, palette.ember),
    turned(layers(page, stitches), -7, 200, 250),
    line('M90 262C60 330 150 380 236 330S330 210 292 176', palette.ember, 7),
    place(
      layers(
        form(needle, silver[1], silver[3], 14, 0, 186, 16),
        fill(ellipsePath(0, -132, 5, 22), palette.ink),
        line('M-6 -90L-4 120', silver[0], 3),
      ),
      300,
      196,
      34,
    ),
    disc(212, 326, 7, palette.ink),
  );
}
