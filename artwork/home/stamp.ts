import {
  document,
  fill,
  glitter,
  layers,
  palette as c,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  wave,
  type Svg,
} from '#artwork/draw/index.ts';

/** A postage stamp, four by five: a dhow before a low sun. */
export function stamp(): Svg {
  return document(
    '0 0 400 500',
    layers(
      sky(c.ember, c.sun, 330, 240),
      sun(214, 226, 128, c.glow, c.coral),
      fill('M-10 312C60 268 120 286 180 300C250 276 330 262 410 306V340H-10Z', c.clay),
      shade('M-10 312C60 268 120 286 180 300C250 276 330 262 410 306V340H-10Z', {
        colour: c.teak,
        x: 200,
        y: 322,
        angle: -90,
        length: 50,
        reach: 800,
      }),
      sea(318, [c.lagoon, c.deep, c.tide, c.abyss], { gap: 34, height: 4 }),
      glitter(214, 322, 420, c.glow, 40, 190),
      sambuk(196, 400, 1.95, { sail: c.paper, shade: c.sun, hull: c.ink, trim: c.ember }),
      wave(417, 6, 210, 60, c.tide, c.lagoon),
      wave(462, 8, 260, 140, c.abyss, c.tide),
    ),
  );
}
