import {
  box,
  clip,
  cloud,
  disc,
  dune,
  fill,
  form,
  layers,
  line,
  palette,
  sambuk,
  shade,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';

/** Shama Perfumes: a desert kept in a bottle, its stopper a small sail. */
export function shamaPerfumes(): Svg {
  const bottle = 'M118 214Q118 184 150 184H250Q282 184 282 214V402Q282 422 262 422H138Q118 422 118 402Z';
  const stopper = 'M154 150C170 116 206 72 240 38C262 76 266 120 246 152C214 140 184 140 154 150Z';
  const desert = layers(
    box(100, 252, 200, 190, palette.sun),
    disc(236, 292, 34, palette.ember),
    dune(352, 186, 312, palette.ember, palette.clay, 70),
    dune(386, 142, 356, palette.clay, palette.umber, 60),
    sambuk(232, 352, 0.3, { mizzen: false, hull: palette.umber }),
  );
  return layers(
    sky('#E9A07E', palette.blush, 400),
    sun(296, 140, 82, palette.glow, palette.coral),
    cloud(60, 120, 170, palette.blush, 7),
    dune(404, 350, 336, '#D9825A', palette.clay),
    dune(440, 70, 396, '#B9512F', '#4A1A14'),
    sambuk(52, 396, 0.24, { mizzen: false, sail: palette.glow, shade: palette.ember }),
    fill(bottle, palette.paper, 'opacity=".6"'),
    clip(bottle, desert),
    clip(bottle, fill('M100 252C150 244 240 260 300 250V258C240 268 150 252 100 260Z', palette.paper)),
    shade(bottle, { colour: palette.umber, x: 300, y: 330, angle: 184, length: 56, opacity: 0.55 }),
    line(bottle, palette.ink, 4.5),
    line('M137 220V388', palette.paper, 7, 'opacity=".85"'),
    box(168, 150, 64, 36, palette.ink),
    box(168, 162, 64, 8, palette.sun),
    form(stopper, palette.ember, palette.clay, 268, 110, 190, 66),
    line('M150 154L244 32', palette.ink, 4),
  );
}
