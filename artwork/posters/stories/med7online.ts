import {
  boom,
  box,
  circlePath,
  clip,
  cloud,
  fill,
  form,
  layers,
  line,
  palette,
  place,
  ridge,
  sea,
  shade,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** Med7online: the capsule is the hull, and the pharmacy's cross sails on it. */
export function med7online(): Svg {
  const sail = 'M104 282L286 50C334 128 342 222 316 304C246 276 176 270 104 282Z';
  const capsule = 'M92 322H312A46 46 0 0 1 312 414H92A46 46 0 0 1 92 322Z';
  return layers(
    sky(palette.aqua, palette.paper, 400),
    sun(84, 130, 50, palette.ember, palette.coral),
    cloud(330, 84, 180, palette.paper, 8),
    cloud(30, 230, 150, palette.paper, 6),
    ridge(372, [10, 30, 18, 4, 10, 24, 12], palette.mist),
    sea(372, [palette.shoal, palette.lagoon, palette.deep, palette.tide], { gap: 24 }),
    line('M190 326L208 46', palette.ink, 7),
    line('M92 300L298 36', palette.ink, 6),
    form(sail, palette.paper, palette.rope, 350, 180, 186, 86),
    fill('M214 142H246V180H284V212H246V250H214V212H176V180H214Z', palette.ember),
    line('M208 60L56 352M208 60L346 352', palette.ink, 1.2),
    fill(capsule, palette.paper),
    clip(capsule, box(202, 300, 220, 140, palette.ember)),
    shade(capsule, { colour: palette.clay, x: 202, y: 432, angle: -90, length: 62, opacity: 0.75 }),
    line('M88 342H188', palette.paper, 7),
    line('M218 342H300', palette.coral, 7),
    line(capsule, palette.ink, 4.5),
    foreshore(400, palette.deep, palette.lagoon),
    place(capsulePair(), 336, 446),
    foreshore(456, palette.tide, palette.lagoon, 90),
    boom(52, 420, 0.2, { mizzen: false, flip: true }),
  );
}

/** Two round tablets adrift, as buoys. */
function capsulePair(): Svg {
  return layers(
    form(circlePath(0, 0, 17), palette.sun, palette.ember, 14, 14, 225, 22),
    line('M-10 -6L10 6', palette.ink, 2.4),
    form(circlePath(-284, 16, 14), palette.paper, palette.rope, -272, 28, 225, 22),
    line('M-293 12L-275 20', palette.ink, 2.2),
  );
}
