import {
  cloud,
  disc,
  fill,
  form,
  layers,
  lensPath,
  line,
  palette,
  place,
  ridge,
  round,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  type Svg,
  times,
  turned,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** Campaign initiation: a ship decorated with flags is launched. */
export function campaignInitiation(): Svg {
  const bunting = (x0: number, y0: number, x1: number, y1: number, sag: number, seed: number) =>
    layers(
      line(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, palette.ink, 1.4),
      times(9, (index) => {
        const t = (index + 0.5) / 9;
        const x = x0 + (x1 - x0) * t;
        const y = y0 + (y1 - y0) * t + 4 * sag * t * (1 - t);
        return fill(
          `M${round(x - 8)} ${round(y)}H${round(x + 8)}L${round(x)} ${round(y + 19)}Z`,
          [palette.ember, palette.sun, palette.lagoon, palette.paper][(index + seed) % 4] ?? palette.ember,
        );
      }),
    );
  const ship = layers(
    line('M-8 -20V-250', palette.ink, 8),
    line('M96 -24V-170', palette.ink, 6),
    bunting(-176, -92, -8, -244, 16, 0),
    bunting(-8, -244, 96, -166, 14, 2),
    bunting(96, -166, 168, -62, 10, 1),
    place(fill('M0 0C18 -8 34 10 56 0V26C34 36 18 18 0 28Z', palette.ember), -8, -252),
    form(
      'M-190 -96L-172 -84C-130 -30 -84 -14 -20 -10C60 -8 120 -24 160 -74L182 -72C180 -16 152 26 116 46H-84C-132 24 -166 -28 -190 -96Z',
      palette.ember,
      palette.clay,
      190,
      0,
      190,
      190,
    ),
    line('M-178 -76C-134 -14 -84 2 -20 6C60 8 124 -8 172 -54', palette.paper, 6),
    line('M-160 -44C-124 8 -84 24 -24 28C60 30 116 20 156 -14', palette.clay, 2),
    line('M-232 -124L-182 -88', palette.ember, 9),
    fill('M-240 -134L-222 -126L-232 -112L-250 -122Z', palette.sun),
    fill(lensPath(-138, -22, 34, 9), palette.paper),
    disc(-138, -22, 5, palette.ink),
  );
  return layers(
    sky('#A9D3DC', palette.paper, 400, 320),
    sun(322, 96, 54, palette.sun, palette.coral),
    cloud(70, 70, 180, palette.paper, 9),
    cloud(360, 190, 130, palette.paper, 6),
    ridge(350, [30, 20, 40, 10, 26, 60, 80], '#7FB0A0'),
    sea(350, [palette.shoal, palette.lagoon, palette.deep, palette.tide], { gap: 26, phase: 22 }),
    form('M110 430L1100 130V1200H110Z', palette.turmeric, palette.teak, 300, 520, -70, 160),
    times(12, (index) => line(`M${150 + index * 30} ${424 - index * 9}V${450 - index * 9}`, palette.teak, 5)),
    turned(place(ship, 206, 352), -16, 206, 352),
    fill(
      'M-20 420C-6 380 8 372 14 350C22 380 34 372 44 340C52 376 66 372 84 356C84 390 100 400 120 408C100 440 20 446 -20 420Z',
      palette.paper,
    ),
    fill(
      'M-700 420C-200 410 0 400 60 412S150 430 220 424C270 420 300 440 420 430H1100V1200H-700Z',
      palette.lagoon,
    ),
    shade('M-700 420C-200 410 0 400 60 412S150 430 220 424C270 420 300 440 420 430H1100V1200H-700Z', {
      colour: palette.paper,
      x: 200,
      y: 400,
      angle: 90,
      length: 56,
      reach: 1000,
    }),
    foreshore(456, palette.deep, palette.shoal, 70),
    [
      [8, 326, 5],
      [40, 314, 7],
      [66, 330, 4],
      [24, 300, 4],
      [84, 336, 5],
      [-4, 346, 4],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, palette.paper)),
    times(6, (index) =>
      layers(
        form(
          `M${268 + index * 22} ${478}V${452 - (index % 2) * 5}C${268 + index * 22} ${438 - (index % 2) * 5} ${284 + index * 22} ${438 - (index % 2) * 5} ${284 + index * 22} ${452 - (index % 2) * 5}V478Z`,
          [palette.paper, palette.sun, palette.ember][index % 3] ?? palette.paper,
          palette.navy,
          286 + index * 22,
          460,
          180,
          12,
        ),
        disc(276 + index * 22, 432 - (index % 2) * 5, 6, palette.teak),
      ),
    ),
    fill('M246 474H420V520H246Z', palette.ink),
    sambuk(66, 474, 0.26, { mizzen: false }),
  );
}
