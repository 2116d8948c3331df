import {
  bird,
  boom,
  clip,
  cloud,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  place,
  sea,
  shade,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';

/** A surfboard standing in the sand, nose up, its foot at (x, y). */
function board(
  x: number,
  y: number,
  height: number,
  turn: number,
  base: string,
  band: string,
  lee: string,
): Svg {
  const half = height * 0.13;
  const d = `M0 ${-height}C${half} ${-height * 0.86} ${half * 1.25} ${-height * 0.4} ${half * 0.8} 0H${-half * 0.8}C${-half * 1.25} ${-height * 0.4} ${-half} ${-height * 0.86} 0 ${-height}Z`;
  const stripes =
    fill(`M-80 ${-height * 0.62}L80 ${-height * 0.76}V${-height * 0.6}L-80 ${-height * 0.46}Z`, band) +
    fill(`M-80 ${-height * 0.4}L80 ${-height * 0.54}V${-height * 0.5}L-80 ${-height * 0.36}Z`, band);
  return place(
    fill(d, base) +
      clip(d, stripes) +
      shade(d, { colour: lee, x: half * 1.3, y: -height * 0.4, angle: 184, length: half * 1.4 }) +
      line(`M0 ${-height}V0`, palette.ink, 1.6),
    x,
    y,
    turn,
  );
}

/** A surf hostel: three boards on the beach make the rig of a dhow. */
export function surfHostel(): Svg {
  const breaker =
    'M-700 402V330C-260 330 -120 320 -40 250C-10 190 60 150 130 170C184 186 196 238 160 262C168 226 134 206 104 226C70 250 90 330 200 350C280 364 420 356 1100 360V402Z';
  return layers(
    sky('#F6B183', palette.glow, 380),
    sun(262, 178, 110, palette.coral, palette.ember),
    cloud(60, 80, 180, palette.glow, 8),
    sea(322, [palette.lagoon, '#0E6474'], { gap: 20 }),
    boom(340, 326, 0.22, { mizzen: false, flip: true }),
    form(breaker, palette.shoal, palette.tide, 40, 400, -80, 170),
    line('M-60 262C-10 204 56 160 124 176C176 190 184 226 166 246', palette.paper, 9),
    [
      [176, 262, 7],
      [186, 244, 5],
      [196, 262, 4],
      [168, 278, 5],
      [206, 246, 3.5],
      [152, 272, 4],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, palette.paper)),
    line('M-700 366C0 376 260 352 1100 370', palette.paper, 7),
    form('M-700 378C-100 384 200 362 420 384H1100V1200H-700Z', '#EFC58E', palette.coral, 200, 540, -90, 150),
    board(222, 438, 330, 6, palette.paper, palette.ember, palette.rope),
    board(142, 446, 250, -8, palette.tide, palette.sun, palette.ink),
    board(304, 452, 210, 12, palette.sun, palette.clay, palette.ember),
    form(
      'M96 450C140 432 280 430 344 450C300 470 140 470 96 450Z',
      '#E3A76C',
      palette.clay,
      340,
      460,
      184,
      150,
    ),
    line('M30 452Q44 440 58 452M44 446V474M356 404Q364 398 372 404', palette.clay, 3),
    bird(330, 70, 0.6, palette.ink),
    bird(356, 56, 0.4, palette.ink),
  );
}
