import { disc, fill, line, palette } from '#artwork/draw/index.ts';
import type { Coast } from '../coast-shape.ts';
import { fleet, mosque, vaults } from '../landmarks.ts';
import { avenue, basin, parasols, quay, tanks, wheel } from '../ports.ts';

/** From a port and beaches in the north, past the lagoon and its markets, to the towers along the canal. */
export const sharjah: Coast = {
  seed: 'lagoon',
  beach: palette.sand,
  shallow: palette.aqua,
  districts: {
    hamriyah: 1080,
    rolla: 2560,
    'al-majaz': 4700,
    'al-khan': 6200,
  },
  ships: 'dhows',
  stretches: [
    { to: 2616, land: palette.rope, shadow: '#C9A978', growth: 'villas', dense: 10 },
    { to: 4440, land: palette.apricot, shadow: palette.rose, growth: 'lanes', dense: 18 },
    { to: 7200, land: palette.blush, shadow: palette.coral, growth: 'towers', dense: 14 },
  ],
  capes: [
    [2200, 14, 80],
    [3180, 26, 70],
    [5600, 22, 110],
  ],
  open: [
    [290, 1020, 190],
    [250, 1350, 90],
    [190, 2040, 110],
    [290, 3800, 120],
    [306, 3060, 70],
    [250, 4560, 50],
  ],
  road: [
    [300, 700],
    [324, 900],
    [322, 1260],
    [262, 1500],
    [256, 2100],
    [254, 2600],
    [292, 2840],
    [262, 3100],
    [240, 3400],
    [238, 3800],
    [260, 4040],
    [322, 4240],
    [326, 5000],
    [300, 5240],
    [262, 5420],
    [264, 6300],
  ],
  inland: {
    courses: [
      {
        d: [
          [60, 2620],
          [200, 2610],
          [330, 2640],
          [600, 2616],
        ],
        wide: 26,
      },
      {
        d: [
          [60, 3190],
          [190, 3200],
          [262, 3280],
          [280, 3480],
          [288, 3700],
        ],
        wide: 46,
      },
      {
        d: [
          [290, 3880],
          [290, 4500],
          [280, 5000],
        ],
        wide: 24,
      },
      {
        d: [
          [90, 5290],
          [190, 5250],
          [260, 5130],
        ],
        wide: 36,
      },
    ],
    pools: [
      { x: 290, y: 3800, rx: 76, ry: 130 },
      { x: 268, y: 5080, rx: 60, ry: 90 },
    ],
    landmarks: () =>
      quay(208, 900, 18) +
      tanks(222, 1260) +
      parasols(194, 1560, 14) +
      avenue(226, 1480, 10) +
      basin(
        154,
        2030,
        fleet(
          [
            [34, -62, 90],
            [34, -20, 90],
            [34, 22, 90],
          ],
          [palette.ember, palette.paper],
        ),
      ) +
      fleet(
        [
          [232, 3250, 40],
          [262, 3330, 12],
          [280, 3440, 6],
          [286, 3560, 4],
        ],
        [palette.sun, palette.paper, palette.ember],
      ) +
      mosque(236, 2840, palette.sun) +
      vaults(306, 3060) +
      disc(290, 3800, 26, palette.sand) +
      disc(290, 3800, 19, palette.palm) +
      disc(294, 3794, 6, palette.moss) +
      disc(280, 3716, 16, palette.paper, 'opacity=".5"') +
      disc(280, 3716, 8, palette.paper) +
      mosque(212, 3980, palette.lagoon) +
      wheel(236, 4560) +
      line('M266 4700H314M266 4860H314', palette.paper, 9) +
      fleet(
        [
          [290, 4420, 0],
          [288, 4640, 0],
          [286, 4800, 0],
          [250, 5060, 30],
          [290, 5120, -12],
        ],
        [palette.paper, palette.ember],
      ) +
      parasols(192, 5420, 12) +
      fill('M188 5620h46v30h-46ZM196 5662h40v28h-40Z', palette.clay) +
      parasols(194, 5800, 12),
  },
  head: {
    stretches: [
      { to: -300, land: palette.apricot, shadow: palette.rose, growth: 'lanes', dense: 18 },
      { to: 0, land: palette.rope, shadow: '#C9A978', growth: 'villas', dense: 10 },
    ],
    open: [
      [20, -580, 130],
      [200, -480, 50],
      [130, -400, 64],
    ],
    road: [
      [256, -900],
      [264, -580],
      [258, -300],
    ],
    inland: {
      courses: [
        {
          d: [
            [-280, -580],
            [-140, -590],
            [0, -570],
            [160, -590],
            [380, -560],
          ],
          wide: 36,
        },
        {
          d: [
            [80, -300],
            [200, -310],
            [280, -296],
            [380, -304],
          ],
          wide: 36,
        },
      ],
      pools: [{ x: 20, y: -576, rx: 104, ry: 74 }],
      landmarks: () =>
        disc(30, -576, 30, palette.sand) +
        disc(30, -576, 22, palette.palm) +
        disc(34, -582, 8, palette.moss) +
        disc(-44, -590, 14, palette.paper, 'opacity=".5"') +
        disc(-44, -590, 7, palette.paper) +
        mosque(200, -480, palette.sun) +
        vaults(110, -440) +
        fleet(
          [
            [-130, -588, 86],
            [-4, -530, 60],
            [84, -604, 120],
            [170, -588, 80],
            [310, -570, 96],
          ],
          [palette.sun, palette.paper, palette.ember],
        ) +
        fleet([[-186, -452, 70]], [palette.paper, palette.ember]),
    },
  },
};
