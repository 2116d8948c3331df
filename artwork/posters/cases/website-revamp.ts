import {
  boom,
  box,
  button,
  cards,
  clip,
  disc,
  fill,
  layers,
  lensPath,
  line,
  palette,
  random,
  shade,
  sun,
  type Svg,
  text,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** A complete revamp: one half of the boat is still last year's, and so is one half of her page. */
export function websiteRevamp(): Svg {
  const bow =
    'M46 226C110 250 170 226 200 196C230 226 290 250 354 226C352 320 300 400 200 428C100 400 48 320 46 226Z';
  const planks = times(6, (index) =>
    line(
      `M40 ${256 + index * 28}C110 ${282 + index * 27} 170 ${262 + index * 27} 200 ${236 + index * 30}C230 ${262 + index * 27} 290 ${282 + index * 27} 360 ${256 + index * 28}`,
      palette.ink,
      2,
    ),
  );
  const sheet =
    'M74 62C130 54 270 54 326 62C338 110 338 150 322 196C270 204 130 204 78 196C62 150 62 110 74 62Z';
  const next = random('barnacles');
  const page = layers(
    box(40, 40, 160, 180, '#B7BDB8'),
    text(92, 84, 84, [1, 0.7], '#8B938F', 12, 1.5),
    box(92, 128, 84, 30, '#9EA6A2'),
    text(92, 168, 84, [1, 0.9], '#9EA6A2', 5, 2),
    box(200, 40, 160, 180, palette.lagoon),
    sun(286, 106, 26, palette.sun, palette.ember),
    fill('M200 148C240 120 280 150 340 128V210H200Z', palette.tide),
    text(216, 84, 60, [1, 0.7], palette.paper, 9, 1.6),
    button(216, 120, 46, 18, palette.ember),
    cards(214, 160, 108, 28, [palette.glow, palette.aqua, palette.coral], 7),
  );
  return layers(
    box(-700, -300, 900, 1500, '#A9B4B0'),
    box(200, -300, 900, 1500, palette.ember),
    shade('M-700 -300H200V1200H-700Z', {
      colour: '#D3D8D2',
      x: 100,
      y: 420,
      angle: -90,
      length: 300,
      reach: 1000,
    }),
    shade('M200 -300H1100V1200H200Z', {
      colour: palette.sun,
      x: 300,
      y: 420,
      angle: -90,
      length: 300,
      reach: 1000,
    }),
    clip('M200 -100H500V600H200Z', sun(200, 130, 118, palette.glow, palette.sun)),
    clip('M-100 -100H200V600H-100Z', disc(200, 130, 118, '#C6CCC7')),
    box(196, 24, 8, 200, palette.ink),
    line('M66 58C130 48 270 48 334 58', palette.ink, 6),
    clip(sheet, page),
    line(sheet, palette.ink, 3),
    line('M108 200l10 -20M140 60l-8 26M92 120l16 6', palette.slate, 2.4),
    fill(bow, '#76827F'),
    clip(bow, box(200, 180, 200, 300, palette.laterite)),
    clip(
      bow,
      shade('M200 180H400V460H200Z', { colour: palette.clay, x: 362, y: 330, angle: 190, length: 130 }),
    ),
    clip(bow, shade('M0 180H200V460H0Z', { colour: '#4B5654', x: 200, y: 330, angle: 180, length: 130 })),
    clip(bow, planks),
    clip(bow, fill('M200 224C230 256 290 280 360 254V270C290 296 230 272 200 244Z', palette.sun)),
    clip(
      bow,
      times(60, () =>
        disc(56 + next() * 138, 320 + next() * 100, 2 + next() * 4, next() < 0.5 ? '#C6CCC7' : '#5C6764'),
      ),
    ),
    fill(lensPath(280, 304, 56, 16), palette.paper),
    disc(280, 304, 8, palette.ink),
    fill(lensPath(120, 304, 50, 12), '#9EA6A2'),
    line('M200 190V430', palette.ink, 9),
    line(bow, palette.ink, 4),
    clip('M-700 300H200V700H-700Z', foreshore(392, '#6A7875', '#A9B4B0', 20)),
    clip('M200 300H1100V700H200Z', foreshore(392, palette.deep, palette.shoal, 20)),
    clip('M-700 300H200V700H-700Z', foreshore(446, '#4B5654', '#76827F', 80)),
    clip('M200 300H1100V700H200Z', foreshore(446, palette.tide, palette.lagoon, 80)),
    boom(338, 440, 0.28, { mizzen: false, flip: true, reflection: palette.ink }),
  );
}
