import {
  boom,
  cloud,
  curvePath,
  disc,
  fill,
  form,
  layers,
  line,
  palette,
  palmTree,
  ridge,
  round,
  sea,
  shade,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** Height of the sheer line at `x`, for a hull seen from the side. */
function sheer(x: number): number {
  return 246 - 86 * ((x - 210) / 190) ** 2 * (x < 210 ? 1 : 0.8);
}

/** Custom web: a hull on the slip at Beypore, every rib made to measure. */
export function customWeb(): Svg {
  const keel = (x: number) => 404 - 150 * Math.abs((x - 200) / 200) ** 3.4;
  const ribs = times(17, (index) => {
    const x = 36 + index * 21;
    const bend = (x - 200) * 0.06;
    return line(
      `M${round(x + bend)} ${round(sheer(x) - 14)}Q${round(x + bend * 2.4)} ${round((sheer(x) + keel(x)) / 2)} ${x} ${round(keel(x))}`,
      index % 2 ? palette.teak : '#7A4326',
      8,
    );
  });
  const strake = (share: number, colour: string, from: number, to: number) =>
    line(
      curvePath(40, (t) => {
        const x = from + (to - from) * t;
        return [x, sheer(x) + (keel(x) - sheer(x)) * share];
      }),
      colour,
      13,
    );
  return layers(
    sky('#C85A58', palette.glow, 420, 380),
    sun(96, 150, 82, palette.sun, palette.ember),
    cloud(320, 80, 180, '#DC7E70', 8),
    cloud(330, 190, 140, '#E79A88', 6),
    ridge(404, [40, 52, 30, 60, 44, 70, 50], '#8A3A3C'),
    palmTree(372, 408, 210, -0.1, palette.plum, 'yard'),
    palmTree(338, 406, 150, 0.12, palette.plum, 'yard two'),
    palmTree(20, 406, 130, 0.1, palette.plum, 'yard three'),
    sea(396, ['#B24A48', '#8A3A3C'], { gap: 16 }),
    boom(44, 402, 0.22, { mizzen: false }),
    line(
      curvePath(40, (t) => [14 + t * 380, keel(14 + t * 380)]),
      palette.ink,
      14,
    ),
    line('M16 166L-6 140M394 200L404 190', palette.ink, 12),
    ribs,
    strake(0.86, palette.turmeric, 62, 346),
    strake(0.7, palette.sun, 52, 356),
    strake(0.54, palette.turmeric, 46, 262),
    strake(0.38, palette.sun, 40, 180),
    strake(0, palette.ink, 14, 394),
    line(
      curvePath(30, (t) => [
        40 + t * 140,
        sheer(40 + t * 140) + (keel(40 + t * 140) - sheer(40 + t * 140)) * 0.38 + 4,
      ]),
      palette.laterite,
      2,
    ),
    times(13, (index) =>
      disc(
        66 + index * 22,
        sheer(66 + index * 22) + (keel(66 + index * 22) - sheer(66 + index * 22)) * 0.7,
        2,
        palette.umber,
      ),
    ),
    line('M104 452L126 330M180 460L186 400M250 460L244 396M318 452L300 340', palette.ink, 8),
    fill('M-700 446C-100 436 300 440 1100 450V1200H-700Z', palette.plum),
    shade('M-700 446C-100 436 300 440 1100 450V1200H-700Z', {
      colour: palette.clay,
      x: 200,
      y: 436,
      angle: 90,
      length: 70,
      reach: 1000,
    }),
    line('M286 446L306 268M306 446L326 268', palette.ink, 4),
    times(9, (index) =>
      line(`M${288 + index * 2} ${430 - index * 18}L${308 + index * 2} ${430 - index * 18}`, palette.ink, 3),
    ),
    form(
      'M300 268C298 240 304 226 316 226C330 226 334 242 332 268Z',
      palette.paper,
      palette.rope,
      334,
      250,
      190,
      20,
    ),
    disc(314, 214, 9, palette.teak),
    fill('M304 212C304 200 324 200 324 212Z', palette.sun),
    line('M306 240L284 256L270 246', palette.teak, 6),
    line('M276 256L258 234', palette.ink, 4),
    fill('M246 238L264 222L270 228L256 244Z', palette.ink),
  );
}
