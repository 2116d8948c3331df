import {
  box,
  canoe,
  clip,
  cloud,
  fill,
  form,
  layers,
  lensPath,
  line,
  palette,
  ridge,
  sambuk,
  shade,
  sky,
  sun,
  type Svg,
  wave,
} from '#artwork/draw/index.ts';
import { fish } from '#artwork/posters/parts.ts';

/** Amend Dental: a molar as an iceberg; what matters lies below the waterline. */
export function amendDental(): Svg {
  const tooth =
    'M96 176C92 104 152 88 200 114C248 88 308 104 304 176C302 246 278 280 272 340C266 404 252 460 234 462C214 462 222 360 200 342C178 360 186 462 166 462C148 460 134 404 128 340C122 280 98 246 96 176Z';
  const water = 'M-700 246H1100V1200H-700Z';
  return layers(
    sky(palette.mist, palette.paper, 300),
    sun(306, 118, 62, palette.ember, palette.coral),
    cloud(70, 70, 180, palette.paper, 8),
    ridge(246, [8, 20, 10, 4, 16, 30, 10], palette.aqua),
    fill(water, palette.lagoon),
    shade(water, { colour: palette.abyss, x: 200, y: 520, angle: -90, length: 270, reach: 1000 }),
    form(tooth, palette.paper, palette.aqua, 320, 190, 186, 120),
    clip(
      tooth,
      box(60, 246, 300, 260, palette.shoal) +
        shade(tooth, { colour: palette.tide, x: 286, y: 420, angle: 200, length: 170 }),
    ),
    line('M118 172C120 146 136 132 156 132', palette.paper, 8),
    line('M200 114C196 128 186 138 174 142', palette.rope, 3.5),
    wave(244, 3, 90, 20, 'none', palette.shoal),
    fill(lensPath(200, 247, 260, 5), palette.paper),
    fill(lensPath(120, 262, 90, 3) + lensPath(300, 268, 110, 3), palette.aqua),
    sambuk(48, 254, 0.34, { flip: true, mizzen: false, reflection: palette.tide }),
    canoe(352, 258, 0.3, { flip: true }),
    fish(68, 360, 1, palette.sun),
    fish(330, 400, -0.9, palette.ember),
    fish(104, 420, 0.6, palette.sun),
    fish(46, 396, 0.5, palette.sun),
  );
}
