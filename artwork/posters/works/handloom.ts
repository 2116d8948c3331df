import {
  boom,
  box,
  clip,
  cloud,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  ridge,
  roundedPath,
  shade,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** A handloom house: the shuttle is a boat, and what it sails over becomes cloth. */
export function handloom(): Svg {
  const shuttle =
    'M-10 300C60 340 130 350 200 350C270 350 340 340 410 300C388 388 300 412 200 412C100 412 12 388 -10 300Z';
  const cloth = 'M70 272L262 40C312 118 322 210 296 286C224 262 146 258 70 272Z';
  const warp = times(61, (index) =>
    line(`M${-100 + index * 10} 396V560`, index % 2 ? palette.shoal : palette.mist, 3),
  );
  const weft = times(9, (index) =>
    line(
      `M-120 ${412 + index * 10 + (index % 2)}H540`,
      [
        palette.lagoon,
        palette.tide,
        palette.lagoon,
        palette.ember,
        palette.deep,
        palette.lagoon,
        palette.sun,
        palette.deep,
        palette.tide,
      ][index] ?? palette.tide,
      5.4,
      'stroke-dasharray="14 6"',
    ),
  );
  return layers(
    sky(palette.paper, palette.glow, 420, 300),
    sun(326, 196, 66, palette.ember, palette.coral),
    cloud(70, 110, 170, palette.glow, 7),
    ridge(376, [20, 30, 12, 26, 36, 14, 22], palette.paddy),
    box(-700, 376, 1800, 900, palette.lagoon),
    warp,
    weft,
    line('M170 350L190 30', palette.ink, 6),
    line('M48 304L278 24', palette.ink, 6),
    fill(cloth, palette.paper),
    clip(
      cloth,
      layers(
        times(22, (index) => line(`M${60 + index * 12} 300L${250 + index * 12} 20`, palette.sand, 2)),
        line('M262 40C312 118 322 210 296 286', palette.sun, 34),
        line('M262 40C312 118 322 210 296 286', palette.ember, 8),
        line('M70 272C146 258 224 262 296 286', palette.sun, 16),
      ),
    ),
    shade(cloth, { colour: palette.rope, x: 250, y: 200, angle: 200, length: 70 }),
    line(cloth, palette.ink, 2.4),
    line('M190 30L-4 306M190 30L396 306', palette.ink, 1.1),
    form(shuttle, palette.teak, palette.umber, 400, 360, 184, 170),
    fill('M96 352C160 362 240 362 304 352C296 380 104 380 96 352Z', palette.ink),
    form(roundedPath(128, 342, 144, 26, 12), palette.ember, palette.clay, 200, 372, -90, 24),
    times(13, (index) => line(`M${136 + index * 10.5} 344L${142 + index * 10.5} 366`, palette.coral, 1.6)),
    line('M272 356C330 356 360 400 420 410', palette.ember, 3.5),
    disc(-2, 312, 6, palette.sun),
    disc(402, 312, 6, palette.sun),
    line('M-10 404Q60 420 130 412T280 416T420 404', palette.mist, 5),
    boom(38, 388, 0.16, { mizzen: false }),
  );
}
