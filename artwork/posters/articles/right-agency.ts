import {
  box,
  clip,
  cloud,
  disc,
  ellipsePath,
  fill,
  form,
  layers,
  lensPath,
  line,
  palette,
  ring,
  sambuk,
  shade,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** Satire: the agency as a smiling shark in a tie. */
export function rightAgency(): Svg {
  const shark =
    'M200 196C226 214 262 262 274 330C282 372 284 430 286 540H114C116 430 118 372 126 330C138 262 174 214 200 196Z';
  const belly =
    'M200 288C226 300 242 330 248 376C254 420 256 470 256 540H144C144 470 146 420 152 376C158 330 174 300 200 288Z';
  const jaws = 'M152 310C160 268 240 268 248 310C252 340 228 348 200 348C172 348 148 340 152 310Z';
  const teeth =
    times(9, (index) => fill(`M${158 + index * 10} 296l5 13l5 -13Z`, palette.paper)) +
    times(8, (index) => fill(`M${163 + index * 10} 344l5 -13l5 13Z`, palette.paper));
  return layers(
    sky(palette.sun, palette.paper, 170, 170),
    sun(312, 92, 44, palette.ember, palette.coral),
    cloud(80, 50, 170, palette.paper, 7),
    box(-700, 146, 1800, 1200, palette.shoal),
    shade('M-700 146H1100V1200H-700Z', {
      colour: palette.tide,
      x: 200,
      y: 420,
      angle: -90,
      length: 270,
      reach: 1000,
    }),
    fill(lensPath(200, 148, 170, 4) + lensPath(70, 156, 110, 3) + lensPath(330, 158, 130, 3), palette.mist),
    sambuk(196, 148, 0.62, { shade: palette.coral }),
    shade('M140 150L60 500H340L260 150Z', {
      colour: palette.aqua,
      x: 200,
      y: 150,
      angle: 90,
      length: 150,
      opacity: 0.7,
    }),
    form(
      'M128 370C90 380 40 420 16 476C60 462 100 456 126 456ZM272 370C310 380 360 420 384 476C340 462 300 456 274 456Z',
      palette.slate,
      palette.ink,
      330,
      470,
      200,
      200,
    ),
    form(shark, palette.slate, palette.ink, 292, 380, 184, 110),
    fill(belly, palette.mist),
    shade(belly, { colour: palette.shoal, x: 262, y: 420, angle: 184, length: 60 }),
    fill(jaws, palette.clay),
    clip(jaws, teeth + fill(ellipsePath(200, 336, 26, 10), palette.ember)),
    line(jaws, palette.ink, 4),
    disc(160, 262, 7, palette.paper),
    disc(240, 262, 7, palette.paper),
    disc(161, 259, 4, palette.ink),
    disc(239, 259, 4, palette.ink),
    line('M150 250L170 254M250 250L230 254', palette.ink, 4),
    line('M126 372l14 8M124 390l14 6M124 408l14 4M274 372l-14 8M276 390l-14 6M276 408l-14 4', palette.ink, 3),
    fill('M148 368L200 390L252 368L258 388L212 410L200 398L188 410L142 388Z', palette.paper),
    line('M148 368L200 390L252 368M142 388L188 410L200 398L212 410L258 388', palette.ink, 2.4),
    form(
      'M190 398H210L214 412L224 488L200 520L176 488L186 412Z',
      palette.ember,
      palette.clay,
      226,
      460,
      184,
      40,
    ),
    fill('M180 436L222 452L221 462L179 446ZM178 462L224 480L222 490L177 472Z', palette.sun),
    [
      [96, 250, 5],
      [110, 226, 4],
      [88, 206, 6],
      [306, 240, 4],
      [318, 214, 6],
      [300, 192, 3.5],
    ].map(([x = 0, y = 0, r = 0]) => ring(x, y, r, palette.paper, 1.8)),
  );
}
