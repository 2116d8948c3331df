import {
  box,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  place,
  type Svg,
  times,
  turned,
} from '#artwork/draw/index.ts';

/** Content: a nib on ruled paper, in the middle of a line. */
export function content(): Svg {
  const nib =
    'M0 0C-8 -60 -86 -150 -74 -226C-66 -276 -48 -310 -38 -350H38C48 -310 66 -276 74 -226C86 -150 8 -60 0 0Z';
  const pen = layers(
    form('M-56 -700H56L44 -352H-44Z', palette.ink, '#3A4663', 50, -480, 180, 60),
    box(-48, -372, 96, 26, palette.turmeric),
    form(nib, palette.sun, palette.ember, 84, -160, 184, 110),
    disc(0, -208, 19, palette.ink),
    line('M0 -190V-10', palette.ink, 4),
    line('M-52 -226C-56 -262 -40 -300 -34 -330', palette.paper, 6),
  );
  return layers(
    box(-112, 0, 625, 500, palette.palm),
    turned(
      layers(
        fill('M-170 40H420V620H-170Z', palette.paper),
        times(6, (row) => box(-170, 116 + row * 76, 590, 2.5, palette.aqua)),
        times(4, (word) => box(-96 + word * 108, 84, [88, 72, 94, 60][word] ?? 70, 20, palette.ink, 10)),
        times(4, (word) => box(-96 + word * 102, 160, [66, 92, 78, 84][word] ?? 70, 20, palette.ink, 10)),
      ),
      -5,
      200,
      250,
    ),
    line(
      'M-86 290C-60 232 -30 232 -36 272S-66 318 -40 312C0 300 10 236 36 240S30 306 60 300C92 292 92 236 118 238S112 300 146 296C168 292 178 280 188 272',
      palette.laterite,
      9,
    ),
    place(pen, 188, 272, 26),
  );
}
