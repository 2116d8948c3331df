import {
  canoe,
  circlePath,
  cloud,
  disc,
  form,
  gearPath,
  glitter,
  layers,
  palette,
  sambuk,
  sea,
  sky,
  stars,
  type Svg,
  times,
  uru,
} from '#artwork/draw/index.ts';

/** Technical: the sun comes up as a gear and drives the tide. */
export function technical(): Svg {
  const wheel = gearPath(200, 280, 146, 184, 16);
  const pinion = gearPath(418, 300, 56, 80, 9);
  const spokes = times(5, (index) => {
    const angle = (index / 5) * 2 * Math.PI - Math.PI / 2;
    return disc(200 + 108 * Math.cos(angle), 280 + 108 * Math.sin(angle), 20, '#F7A43C');
  });
  return layers(
    sky(palette.navy, '#5A2636', 330, 320),
    stars(70, 180, palette.glow, 'gear'),
    cloud(-20, 130, 190, palette.plum, 8),
    cloud(420, 90, 170, palette.plum, 7),
    form(pinion, palette.ember, palette.clay, 418, 380, -90, 120),
    disc(418, 300, 26, '#5A2636'),
    form(wheel, palette.sun, palette.ember, 200, 360, -90, 260),
    disc(200, 280, 96, '#F7A43C'),
    form(circlePath(200, 280, 86), palette.ember, palette.sun, 200, 380, -90, 180),
    disc(200, 280, 30, palette.plum),
    spokes,
    sea(300, [palette.lagoon, palette.deep, palette.tide, palette.abyss, palette.night], {
      gap: 34,
      height: 5,
    }),
    glitter(200, 308, 440, palette.glow, 120, 200, 'gear'),
    uru(96, 376, 0.6, { reflection: palette.glow, flip: true }),
    sambuk(430, 350, 0.3, { mizzen: false, reflection: palette.ember }),
    canoe(-50, 400, 0.44, { sail: palette.sand }),
  );
}
