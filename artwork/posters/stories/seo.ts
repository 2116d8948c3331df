import {
  boom,
  circlePath,
  disc,
  fill,
  form,
  layers,
  lensPath,
  line,
  palette,
  place,
  ridge,
  ring,
  shade,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { fish } from '#artwork/posters/parts.ts';

/** A diver going down head first; fingertips at the origin, feet up and to the right. */
function diver(): Svg {
  const skin = '#8C5739';
  return layers(
    line('M0 0L34 -50', skin, 9),
    line('M10 6L40 -44', '#6A3F28', 8),
    fill('M22 -50C30 -70 52 -92 74 -112L92 -98C78 -76 62 -52 46 -36C36 -30 22 -38 22 -50Z', skin),
    disc(24, -34, 11, skin),
    fill('M14 -38C18 -50 34 -50 37 -38C32 -42 22 -42 14 -38Z', palette.ink),
    fill('M70 -114L96 -132L110 -118L90 -94Z', palette.paper),
    line('M94 -118L138 -150L160 -184', skin, 10),
    line('M100 -112L134 -158L136 -200', '#6A3F28', 9),
    line('M160 -184L172 -200M136 -200L134 -220', skin, 6),
  );
}

/** SEO story: organic search is pearl diving; the find lies at the bottom of one long breath. */
export function seoStory(): Svg {
  const water = 'M-700 112H1100V1200H-700Z';
  const lower = 'M46 442C90 458 190 458 234 442C218 484 64 484 46 442Z';
  const upper = 'M50 436C44 372 92 330 142 334C194 338 232 380 230 436C190 450 90 450 50 436Z';
  return layers(
    sky(palette.ember, palette.sun, 130, 150),
    sun(318, 84, 46, palette.glow, palette.sun),
    fill(water, palette.lagoon),
    shade(water, { colour: palette.abyss, x: 200, y: 470, angle: -90, length: 230, reach: 1000 }),
    shade('M140 420L-10 112H120ZM146 420L190 112H330Z', {
      colour: palette.shoal,
      x: 150,
      y: 110,
      angle: 90,
      length: 260,
      opacity: 0.6,
    }),
    fill(lensPath(318, 122, 110, 3) + lensPath(300, 136, 70, 3) + lensPath(340, 148, 80, 3), palette.glow),
    boom(126, 116, 0.62, { shade: palette.coral, flip: true }),
    line('M176 118C240 170 286 190 300 236', palette.sand, 2),
    place(diver(), 196, 352, 0, 0.92),
    fish(70, 230, 1, palette.sun),
    fish(104, 252, 0.7, palette.sun),
    fish(60, 264, 0.6, palette.sun),
    form(upper, palette.rose, palette.clay, 230, 400, 190, 120),
    times(5, (index) =>
      line(
        `M140 352Q${90 + index * 26} 380 ${72 + index * 33} ${430 - Math.abs(index - 2) * -2}`,
        palette.clay,
        2,
      ),
    ),
    fill('M66 436C84 404 196 404 214 436C190 456 90 456 66 436Z', palette.plum),
    form(circlePath(140, 426, 25), palette.paper, palette.blush, 160, 444, 215, 34),
    disc(131, 416, 5.5, '#FFFFFF'),
    form(lower, palette.coral, palette.clay, 232, 470, 200, 110),
    ridge(500, [10, 30, 6, 20, 14, 40, 30], '#061A28'),
    line(
      'M338 500C330 460 352 440 340 396M364 500C372 450 354 430 368 380M310 500C306 470 318 456 312 430',
      palette.palm,
      8,
    ),
    line('M20 500C14 470 30 450 22 420M-4 500C2 470 -6 450 2 410', palette.palm, 7),
    [
      [214, 300, 5],
      [226, 276, 4],
      [218, 256, 6],
      [232, 232, 3.5],
    ].map(([x = 0, y = 0, r = 0]) => ring(x, y, r, palette.mist, 1.8)),
  );
}
