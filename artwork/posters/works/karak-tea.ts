import {
  abra,
  box,
  circlePath,
  clip,
  disc,
  ellipsePath,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  sea,
  shade,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';

/** A tea chain: evening on the Creek, poured into a glass. */
export function karakTea(): Svg {
  const glass =
    'M112 148H288C286 210 258 236 258 276C258 320 280 344 272 392C268 408 250 414 232 414H168C150 414 132 408 128 392C120 344 142 320 142 276C142 236 114 210 112 148Z';
  const tea = layers(
    box(80, 172, 240, 260, '#E08A3C'),
    shade('M80 172H320V430H80Z', { colour: palette.glow, x: 200, y: 296, angle: -90, length: 130 }),
    sun(236, 262, 38, palette.ember, palette.laterite),
    fill('M80 296V280H110V268H124V280H136V262H150V284H168V272H176V296Z', palette.brick),
    sea(296, ['#A8501F', '#7A3418', palette.teak, palette.umber], { gap: 16 }),
    glitter(236, 302, 380, palette.glow, 34, 50, 'tea'),
    abra(186, 322, 0.66, { sail: palette.sand, hull: palette.ink, trim: palette.ember, shade: palette.sun }),
  );
  return layers(
    sky(palette.teak, palette.brick, 470, 400),
    disc(200, 250, 170, palette.clay),
    shade(circlePath(200, 250, 170), { colour: palette.teak, x: 200, y: 90, angle: 90, length: 230 }),
    fill('M-700 430H1100V1200H-700Z', palette.umber),
    shade('M-700 430H1100V1200H-700Z', {
      colour: palette.brick,
      x: 200,
      y: 424,
      angle: 90,
      length: 70,
      reach: 1000,
    }),
    form(ellipsePath(200, 424, 140, 20), palette.sand, palette.turmeric, 330, 440, 190, 130),
    fill(ellipsePath(200, 418, 96, 10), palette.rope),
    fill(glass, palette.sand, 'opacity=".35"'),
    clip(glass, tea),
    shade(glass, { colour: palette.umber, x: 296, y: 300, angle: 184, length: 60, opacity: 0.6 }),
    line(glass, palette.glow, 3.5),
    line('M132 170C138 210 156 236 160 266', palette.paper, 6),
    fill(ellipsePath(200, 148, 88, 9), palette.glow),
    fill(ellipsePath(200, 150, 80, 6), '#C8742E'),
    line('M170 124C150 100 190 84 172 58C160 40 178 26 176 12', palette.sand, 7, 'opacity=".8"'),
    line('M226 124C206 104 246 82 228 52C218 34 236 20 232 6', palette.sand, 7, 'opacity=".8"'),
    line('M318 432L392 396', palette.rope, 7),
    fill(ellipsePath(316, 433, 18, 8), palette.rope),
  );
}
