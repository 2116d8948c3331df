import {
  box,
  browser,
  button,
  cards,
  cloud,
  disc,
  dune,
  duneLeft,
  fill,
  form,
  layers,
  line,
  palette,
  place,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  type Svg,
  text,
  turned,
} from '#artwork/draw/index.ts';

/** A footwear brand's new store: the footprints lead up the dune and in at the window. */
export function footwearNewLook(): Svg {
  const print = (x: number, y: number, scale: number, turn: number) =>
    place(
      fill(
        'M-9 -30C6 -34 14 -20 12 -4C10 8 -6 8 -10 -4C-13 -14 -14 -26 -9 -30ZM-8 10C-4 14 6 14 10 10C14 24 8 34 0 34C-8 34 -12 24 -8 10Z',
        '#9C3B22',
      ),
      x,
      y,
      turn,
      scale,
    );
  const steps = [
    [150, 470, 1.25, 14],
    [214, 440, 1.1, 18],
    [188, 408, 0.95, 10],
    [238, 386, 0.82, 14],
    [216, 362, 0.72, 4],
    [250, 344, 0.62, 6],
    [232, 326, 0.54, 0],
  ] as const;
  const sole =
    'M96 226C140 208 180 226 220 216C262 206 300 206 312 222C318 240 296 250 268 246C224 240 190 254 150 252C112 252 84 244 96 226Z';
  const page = layers(
    box(60, 60, 290, 260, palette.aqua),
    sun(280, 150, 34, palette.paper, palette.sun),
    fill('M60 216C140 190 230 226 350 200V320H60Z', palette.sun),
    form(sole, palette.tide, palette.ink, 200, 262, -90, 30),
    line('M250 214C226 176 196 176 176 214M250 214C262 186 236 168 210 168', palette.ember, 11),
    disc(210, 168, 5, palette.ember),
    text(88, 108, 110, [0.9, 0.6], palette.ink, 10, 1.6),
    button(88, 146, 62, 20, palette.ember),
    box(60, 270, 290, 60, palette.paper),
    cards(76, 280, 240, 30, [palette.coral, palette.glow, palette.aqua, palette.coral], 8),
  );
  return layers(
    sky('#F08C5E', palette.blush, 340, 280),
    sun(74, 120, 50, palette.glow, palette.sun),
    cloud(350, 40, 130, '#F6AE86', 6),
    sea(300, [palette.lagoon, palette.deep], { gap: 16 }),
    sambuk(44, 308, 0.3, { mizzen: false }),
    duneLeft(330, 330, 296, '#F2B27A', palette.coral, 90),
    turned(
      browser(74, 74, 256, 246, page) +
        `<rect x="74" y="74" width="256" height="246" fill="none" stroke="${palette.ink}" stroke-width="4"/>`,
      -2,
      200,
      320,
    ),
    shade('M70 318H334L400 420H40Z', {
      colour: palette.brick,
      x: 200,
      y: 316,
      angle: 90,
      length: 70,
      opacity: 0.6,
    }),
    dune(340, 372, 306, palette.coral, palette.clay, 90),
    dune(404, 44, 356, '#E8794A', palette.clay, 140),
    steps.map(([x, y, scale, turn]) => print(x, y, scale, turn)),
  );
}
