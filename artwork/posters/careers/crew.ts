import {
  bird,
  box,
  circlePath,
  crown,
  curvePath,
  disc,
  ellipsePath,
  fill,
  form,
  layers,
  lensPath,
  line,
  palette,
  place,
  shade,
  sky,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** A rower seen from above, at the origin, oar to the right; `coat` is the shirt. */
function rower(coat: string, cap: string, skin: string): Svg {
  return layers(
    line('M8 0L104 -26', palette.teak, 5),
    form(
      'M92 -30C104 -40 130 -44 140 -36C138 -26 112 -18 96 -20Z',
      palette.sun,
      palette.turmeric,
      140,
      -22,
      200,
      30,
    ),
    line('M4 -2L26 -8M2 6L30 -4', skin, 8),
    form(ellipsePath(0, 4, 14, 20), coat, palette.ink, 12, 24, 240, 22),
    disc(0, 0, 11, skin),
    fill('M-11 0A11 11 0 0 1 11 0C6 5 -6 5 -11 0Z', cap),
  );
}

/** Reason one: a rowing crew, from above. */
export function crew(): Svg {
  const hull =
    'M200 -30C250 60 262 190 256 330C252 410 232 480 200 560C168 480 148 410 144 330C138 190 150 60 200 -30Z';
  const inner =
    'M200 20C236 90 244 200 240 326C236 400 220 450 200 510C180 450 164 400 160 326C156 200 164 90 200 20Z';
  const coats = [
    palette.ember,
    palette.paper,
    palette.sun,
    palette.rose,
    palette.palm,
    palette.paper,
    palette.ember,
  ];
  const caps = [palette.ink, palette.teak, palette.paper, palette.ink, palette.sun, palette.ink, palette.ink];
  const skins = ['#8C5739', '#B0734A', '#D09765', '#7C492E', '#DDA878', '#8C5739', '#B0734A'];
  const pairs = times(7, (index) => {
    const y = 96 + index * 56;
    const right = rower(
      coats[index] ?? palette.ember,
      caps[index] ?? palette.ink,
      skins[index] ?? palette.teak,
    );
    const left = rower(
      coats[(index + 3) % 7] ?? palette.ember,
      caps[(index + 2) % 7] ?? palette.ink,
      skins[(index + 4) % 7] ?? palette.teak,
    );
    return place(right, 222, y) + place(left, 178, y, 0, -1, 1);
  });
  const ripples = times(14, (index) => {
    const side = index % 2 ? 1 : -1;
    const y = 78 + Math.floor(index / 2) * 56;
    return fill(
      lensPath(200 + side * 150, y, 60, 5) + lensPath(200 + side * 162, y + 14, 36, 3),
      palette.aqua,
    );
  });
  return layers(
    sky(palette.lagoon),
    shade('M-700 -300H1100V1200H-700Z', {
      colour: palette.tide,
      x: 400,
      y: 520,
      angle: -125,
      length: 520,
      reach: 1000,
    }),
    times(7, (index) =>
      line(
        curvePath(30, (t) => [-60 + t * 520, 30 + index * 78 + 8 * Math.sin(t * 14 + index)]),
        index % 2 ? palette.deep : palette.shoal,
        2.5,
      ),
    ),
    form(circlePath(56, 64, 44), palette.glow, palette.sun, 56, 112, -90, 80),
    form('M330 -20C360 30 420 30 440 60V-60H330Z', palette.turmeric, palette.teak, 400, -10, 120, 60),
    crown(392, 20, 120, palette.palm, 'islet', 11),
    ripples,
    form(hull, palette.ink, palette.slate, 150, 250, 0, 40),
    fill(inner, palette.teak),
    times(7, (index) => box(162, 104 + index * 56, 76, 14, '#7A4326')),
    line('M200 20V92M200 486V506', palette.sun, 4),
    line(hull, palette.sun, 3),
    pairs,
    bird(94, 430, 1.2, palette.paper, 24),
    bird(330, 452, 0.9, palette.paper, -16),
  );
}
