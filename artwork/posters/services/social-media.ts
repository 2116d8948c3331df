import {
  boom,
  box,
  canoe,
  clip,
  fill,
  form,
  layers,
  palette,
  ridge,
  roundedPath,
  sambuk,
  sea,
  shade,
  sky,
  stars,
  type Svg,
  uru,
} from '#artwork/draw/index.ts';

/** Social media: a phone on a rock is a lighthouse that attracts boats. */
export function socialMedia(): Svg {
  const rock =
    'M50 424C92 404 110 372 150 366C178 360 226 358 256 368C292 380 306 404 362 426C300 444 116 446 50 424Z';
  const tower = 'M146 372L160 176H240L256 372Z';
  const glass = roundedPath(159, 46, 82, 128, 9);
  const heart =
    'M200 144C164 117 166 84 185 84C194 84 199 90 200 96C201 90 206 84 215 84C234 84 236 117 200 144Z';
  return layers(
    sky('#0F6473', palette.tide, 90),
    stars(90, 300, palette.glow, 'lighthouse'),
    shade('M156 64L-700 -220V300L156 160Z', {
      colour: palette.glow,
      x: 150,
      y: 112,
      angle: 184,
      length: 360,
      reach: 840,
    }),
    shade('M244 64L1100 -120V400L244 160Z', {
      colour: palette.glow,
      x: 250,
      y: 112,
      angle: 6,
      length: 360,
      reach: 840,
    }),
    ridge(392, [10, 34, 22, 8, 0, 0, 0], palette.abyss),
    sea(392, [palette.lagoon, palette.deep, palette.tide, '#08263A', palette.night], { gap: 20 }),
    form(rock, palette.ink, '#1F5E6B', 306, 372, 130, 90),
    fill(tower, palette.paper),
    fill('M157.5 212H243L246 250H154.5ZM151.8 290H249.2L252.3 330H148.8Z', palette.ember),
    shade(tower, { colour: palette.clay, x: 262, y: 280, angle: 180, length: 74 }),
    fill('M134 176H266L256 191H144Z', palette.ink),
    fill(roundedPath(152, 36, 96, 146, 16), palette.ink),
    clip(
      glass,
      box(150, 40, 110, 150, palette.sun) +
        shade(glass, { colour: palette.ember, x: 200, y: 184, angle: -90, length: 116 }) +
        fill(heart, palette.paper),
    ),
    box(186, 50, 28, 5, palette.ink, 2.5),
    box(250, 70, 4, 26, palette.ink),
    fill('M187 372V346Q187 333 200 333Q213 333 213 346V372Z', palette.ink),
    sambuk(64, 458, 0.46, { reflection: palette.glow }),
    uru(330, 472, 0.54, { flip: true, reflection: palette.glow, shade: palette.ember }),
    sambuk(20, 412, 0.22, { mizzen: false }),
    boom(382, 410, 0.22, { mizzen: false, flip: true }),
    boom(-150, 448, 0.52, { flip: false, reflection: palette.glow, shade: palette.coral }),
    sambuk(-290, 424, 0.32, { reflection: palette.glow }),
    canoe(-60, 484, 0.5, {}),
  );
}
