import {
  boom,
  box,
  cloud,
  disc,
  form,
  layers,
  line,
  palette,
  palmTree,
  ridge,
  sea,
  sky,
  sun,
  type Svg,
  turned,
} from '#artwork/draw/index.ts';

/** Content: the nib touches the water and the line it leaves is the wake. */
export function content(): Svg {
  const nib =
    'M200 420C196 372 118 282 128 214C134 170 150 128 160 84H250C260 128 274 170 280 214C290 282 206 372 200 420Z';
  const holder = 'M152 -80H258L250 88H160Z';
  const pen = layers(
    form(holder, palette.ink, '#3A4663', 262, 0, 180, 60),
    box(152, 66, 106, 20, palette.sun),
    form(nib, palette.sun, palette.ember, 294, 220, 184, 110),
    disc(204, 222, 17, palette.ink),
    line('M204 238L201 404', palette.ink, 3),
    line('M142 214C138 180 158 130 168 100', palette.paper, 5, 'opacity=".9"'),
    line('M176 306C190 330 214 330 232 304', palette.laterite, 3),
  );
  return layers(
    sky(palette.mist, palette.paper, 420),
    sun(82, 128, 54, palette.ember, palette.coral),
    cloud(-40, 80, 180, palette.paper, 8),
    cloud(420, 180, 170, palette.paper, 7),
    ridge(372, [30, 16, 40, 22, 6, 20, 12], '#9CC6BA'),
    palmTree(-60, 376, 110, 0.12, palette.palm, 'content'),
    palmTree(-20, 376, 80, -0.12, palette.palm, 'content two'),
    sea(372, [palette.shoal, palette.lagoon, palette.deep, palette.tide], { gap: 22 }),
    turned(pen, 14, 200, 420),
    line(
      'M-200 452C-160 470 -130 440 -90 456S-30 470 -10 454C20 432 44 436 44 452C44 468 20 468 24 450C30 424 76 430 84 448C90 462 74 470 74 452C76 428 150 444 200 422',
      palette.ink,
      6,
    ),
    boom(344, 404, 0.44, { reflection: palette.ink, flip: true, shade: palette.coral }),
  );
}
