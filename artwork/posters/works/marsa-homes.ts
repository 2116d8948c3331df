import {
  box,
  clip,
  disc,
  fill,
  form,
  glitter,
  layers,
  lensPath,
  line,
  palette,
  rectPath,
  sea,
  shade,
  sun,
  type Svg,
  times,
  uru,
} from '#artwork/draw/index.ts';

/** Homes by the marina: the curtain is a sail, and the flat is at sea. */
export function marsaHomes(): Svg {
  const view = layers(
    box(90, 60, 230, 320, palette.aqua),
    shade('M90 60H320V380H90Z', { colour: palette.paper, x: 200, y: 250, angle: -90, length: 160 }),
    sun(262, 176, 42, palette.ember, palette.sun),
    fill(
      'M90 262V214H104V196H116V262H124V170H132V150H137V170H146V262H152V220C152 190 176 188 180 262H190V236H206V262Z',
      palette.shoal,
    ),
    sea(258, [palette.lagoon, palette.deep, palette.tide, palette.abyss], { gap: 22 }),
    glitter(262, 264, 370, palette.glow, 40, 60, 'window'),
    uru(232, 304, 0.44, { shade: palette.coral, reflection: palette.ink }),
  );
  const curtain =
    'M96 46H214C196 130 150 210 56 300C30 324 8 372 26 432C46 402 96 396 118 372C92 300 88 130 96 46Z';
  return layers(
    box(-700, -300, 1800, 1500, palette.brick),
    times(16, (row) =>
      times(9, (column) =>
        box(
          -60 + column * 62 + (row % 2) * 31,
          row * 32 - 6,
          58,
          28,
          (row * 5 + column * 3) % 7 === 0 ? palette.laterite : '#9C3318',
        ),
      ),
    ),
    shade('M-700 -300H1100V1200H-700Z', {
      colour: palette.clay,
      x: 430,
      y: 300,
      angle: 192,
      length: 300,
      reach: 1000,
    }),
    box(76, 44, 258, 350, palette.sand),
    clip(rectPath(92, 60, 226, 318), view),
    box(200, 60, 7, 318, palette.sand),
    box(92, 200, 226, 6, palette.sand),
    form('M60 392H350V416H60Z', palette.paper, palette.rope, 350, 400, 180, 200),
    line('M60 40H350', palette.ink, 7),
    disc(58, 40, 8, palette.sun),
    disc(352, 40, 8, palette.sun),
    form(curtain, palette.paper, palette.rope, 210, 150, 150, 90),
    line('M126 48C120 150 90 250 52 330M160 48C150 140 120 210 70 310', palette.rope, 2.5),
    form(
      'M286 46H342C346 160 340 280 346 388C326 380 312 384 300 390C308 270 300 150 286 46Z',
      palette.paper,
      palette.rope,
      346,
      200,
      184,
      50,
    ),
    form('M268 392H316L308 344H276Z', palette.tide, palette.ink, 316, 370, 190, 36),
    line('M292 346C288 320 276 312 268 300M292 346C294 316 304 310 312 296M292 346V300', palette.palm, 5),
    fill(
      `${lensPath(264, 296, 30, 12)}${lensPath(316, 292, 30, 12)}${lensPath(292, 294, 16, 24)}`,
      palette.jade,
    ),
  );
}
