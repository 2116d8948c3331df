import {
  boom,
  box,
  disc,
  ellipsePath,
  fill,
  form,
  layers,
  line,
  palette,
  type Path,
  place,
  polygonPath,
  ring,
  roundedPath,
  sea,
  silver,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

type Spot = readonly [number, number];

/** One arm: a cubic curve that tapers from the root to its tip. */
function arm(from: Spot, a: Spot, b: Spot, to: Spot, width: number): Path {
  const at = (t: number): Spot => {
    const u = 1 - t;
    const mix = (k: 0 | 1) =>
      u * u * u * from[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t * t * t * to[k];
    return [mix(0), mix(1)];
  };
  const side = (sign: number) =>
    Array.from({ length: 31 }, (_, index) => {
      const t = index / 30;
      const [x, y] = at(t);
      const [nx, ny] = at(t + 0.01);
      const size = Math.hypot(nx - x, ny - y) || 1;
      const half = (width / 2) * (1 - 0.78 * t) * sign;
      return [x - ((ny - y) / size) * half, y + ((nx - x) / size) * half] as const;
    });
  return polygonPath([...side(1), ...side(-1).reverse()]);
}

const arms: readonly (readonly [Spot, Spot, Spot, Spot, number])[] = [
  [[168, 236], [110, 250], [60, 230], [70, 140], 46],
  [[156, 250], [90, 300], [20, 300], [44, 214], 48],
  [[166, 262], [130, 360], [60, 330], [54, 400], 48],
  [[186, 268], [180, 360], [150, 400], [110, 436], 44],
  [[214, 268], [220, 360], [250, 400], [290, 436], 44],
  [[234, 262], [270, 360], [340, 330], [346, 400], 48],
  [[244, 250], [310, 300], [380, 300], [356, 214], 48],
  [[232, 236], [290, 250], [340, 230], [330, 140], 46],
];

/** Creatives: an octopus with a tool in each of its eight arms. */
export function creatives(): Svg {
  const head =
    'M134 226C104 150 128 64 200 60C272 64 296 150 266 226C262 262 234 276 200 276C166 276 138 262 134 226Z';
  const drawn = arms.map(([from, a, b, to, width], index) => {
    const d = arm(from, a, b, to, width);
    const suckers = times(6, (dot) => {
      const t = 0.3 + dot * 0.11;
      const u = 1 - t;
      const mix = (k: 0 | 1) =>
        u * u * u * from[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t * t * t * to[k];
      return disc(mix(0), mix(1), 4.6 - dot * 0.5, palette.blush);
    });
    return form(d, palette.ember, palette.clay, 200, 470, index < 4 ? -80 : -100, 190) + suckers;
  });
  const pencil =
    form('M-8 60V-44L0 -66L8 -44V60Z', palette.sun, palette.turmeric, 10, 0, 180, 12) +
    fill('M-3.500 -56L0 -66L3.500 -56Z', palette.ink) +
    box(-8, 48, 16, 12, palette.paper);
  const brush =
    form('M-5 66L-7 -10H7L5 66Z', palette.teak, palette.umber, 8, 30, 180, 10) +
    box(-8, -22, 16, 14, silver[1]) +
    fill('M-8 -22C-16 -44 0 -52 2 -72C12 -50 14 -36 8 -22Z', palette.lagoon);
  const camera =
    form(roundedPath(-30, -20, 60, 42, 6), palette.ink, palette.slate, 32, 20, 200, 40) +
    fill('M-12 -20L-6 -30H8L14 -20Z', palette.ink) +
    disc(0, 2, 15, palette.paper) +
    disc(0, 2, 10, palette.lagoon) +
    disc(-20, -12, 3, palette.sun);
  const swatches = [palette.lagoon, palette.sun, palette.paper].map((colour, index) =>
    place(box(-11, -56, 22, 62, colour, 3) + disc(0, -2, 3, palette.ink), 0, 0, -24 + index * 24),
  );
  const horn =
    form('M-34 -8L20 -30V30L-34 8Z', palette.sun, palette.turmeric, 20, 30, 220, 40) +
    box(-46, -8, 14, 16, palette.ink, 3) +
    fill(ellipsePath(20, 0, 7, 30), palette.turmeric);
  const scissors =
    line('M-18 -50L12 30M18 -50L-12 30', palette.ink, 7) +
    ring(-16, 40, 12, palette.sun, 6) +
    ring(16, 40, 12, palette.sun, 6);
  return layers(
    sky('#F3B7A0', '#FBE6D0', 460, 360),
    sun(200, 160, 132, palette.glow, palette.blush),
    sea(340, [palette.aqua, palette.shoal, palette.lagoon, palette.deep], { gap: 36, phase: 20 }),
    place(pencil, 72, 116, -16),
    place(layers(swatches), 44, 200, -10),
    place(camera, 50, 412, 8),
    place(brush, 330, 112, 18),
    place(horn, 352, 196, -24),
    place(scissors, 350, 396, -10, 0.9),
    drawn,
    form(head, palette.ember, palette.clay, 284, 190, 190, 130),
    line('M150 116C158 92 174 78 192 74', palette.coral, 8),
    disc(172, 206, 17, palette.paper),
    disc(228, 206, 17, palette.paper),
    fill('M155 202A17 17 0 0 1 189 202ZM211 202A17 17 0 0 1 245 202Z', palette.laterite),
    box(164, 207, 16, 6, palette.ink, 3),
    box(220, 207, 16, 6, palette.ink, 3),
    line('M186 246Q200 256 214 246', palette.clay, 4),
    foreshore(450, palette.tide, palette.shoal, 20),
    boom(200, 462, 0.3, { mizzen: false, shade: palette.sun }),
  );
}
