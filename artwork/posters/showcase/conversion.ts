import {
  boom,
  circlePath,
  clip,
  cloud,
  disc,
  fill,
  layers,
  line,
  palette,
  place,
  ring,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';
import { foreshore, rope } from '#artwork/posters/parts.ts';

/** Conversion: a lifebuoy as a target, with a harpoon in its centre. */
export function conversionShowcase(): Svg {
  const buoy = `${circlePath(192, 232, 150)}${circlePath(192, 232, 78)}`;
  const quarter = (turn: number) =>
    place('<g/>' + fill('M-34 -160H34L18 -70H-18Z', palette.ember), 192, 232, turn);
  const shaft = layers(
    line('M0 0L150 -150', palette.ink, 9),
    line('M4 -4L146 -146', palette.turmeric, 4),
    fill('M142 -168L168 -142L196 -168L204 -200L170 -196Z', palette.sun),
    fill('M142 -168L168 -142L204 -200Z', palette.ember),
    fill('M-16 16L-2 -12L12 2Z', palette.ink),
  );
  return layers(
    sky(palette.lagoon, '#8FC9C0', 400, 340),
    sun(192, 232, 78, palette.glow, palette.sun),
    cloud(60, 60, 170, palette.shoal, 7),
    sea(398, [palette.deep, palette.tide, palette.abyss], { gap: 22, phase: 16 }),
    rope(
      'M60 110C20 180 10 280 60 356C120 420 270 420 326 354C372 290 372 180 322 108C270 40 110 40 60 110Z',
      7,
      palette.rope,
      '#A98555',
      palette.ink,
    ),
    `<path d="${buoy}" fill="${palette.paper}" fill-rule="evenodd"/>`,
    `<g fill-rule="evenodd">${clip(buoy, layers([45, 135, 225, 315].map(quarter)))}</g>`,
    shade(buoy, { colour: palette.rope, x: 330, y: 330, angle: 224, length: 190 }),
    shade(buoy, { colour: palette.ink, x: 350, y: 390, angle: 232, length: 170, opacity: 0.5 }),
    ring(192, 232, 150, palette.ink, 4),
    ring(192, 232, 78, palette.ink, 4),
    line('M70 180A132 132 0 0 1 140 112', palette.paper, 7),
    disc(192, 232, 40, palette.ember),
    disc(192, 232, 18, palette.paper),
    place(shaft, 192, 232),
    foreshore(412, palette.tide, palette.shoal, 60),
    foreshore(452, palette.abyss, palette.deep, 10),
    sambuk(60, 424, 0.34, { reflection: palette.glow, shade: palette.coral }),
    boom(350, 440, 0.26, { mizzen: false, flip: true }),
  );
}
