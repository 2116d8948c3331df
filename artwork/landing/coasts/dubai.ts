import { disc, palette, place, times } from '#artwork/draw/index.ts';
import type { Coast } from '../coast-shape.ts';
import { fleet, mosque, vaults, windHouse } from '../landmarks.ts';
import { avenue, basin, palmIsland, parasols, quay, sailHouse } from '../ports.ts';

/** From the lanes on both sides of the creek, along beaches and villas, to towers and a port in the south-west. */
export const dubai: Coast = {
  seed: 'creek',
  beach: palette.sand,
  shallow: palette.shoal,
  districts: {
    'al-mamzar': 100,
    'bur-dubai': 2200,
    jumeirah: 3460,
    'al-sufouh': 4840,
    'jebel-ali': 6275,
  },
  ships: 'containers',
  stretches: [
    { to: 2616, land: '#E0A86B', shadow: '#C98A4E', growth: 'lanes', dense: 18 },
    { to: 4440, land: palette.sand, shadow: '#D9BE98', growth: 'villas', dense: 13 },
    { to: 7200, land: palette.rope, shadow: '#C9A978', growth: 'towers', dense: 13 },
  ],
  capes: [
    [1020, 26, 120],
    [520, 20, 60],
    [3200, 16, 80],
  ],
  open: [
    [312, 2200, 70],
    [240, 2090, 60],
    [200, 3330, 110],
    [190, 3980, 50],
    [300, 6240, 200],
  ],
  road: [
    [256, 300],
    [276, 600],
    [250, 720],
    [238, 880],
    [228, 1220],
    [230, 1560],
    [256, 1760],
    [282, 2000],
    [282, 2160],
    [270, 2400],
    [250, 2720],
    [256, 3000],
    [252, 3300],
    [258, 3900],
    [250, 4440],
    [266, 4800],
    [306, 5120],
    [310, 5520],
    [314, 6040],
    [316, 6500],
  ],
  inland: {
    courses: [
      {
        d: [
          [60, 620],
          [180, 634],
          [240, 690],
          [290, 780],
          [304, 960],
          [292, 1140],
          [302, 1320],
          [300, 1460],
        ],
        wide: 54,
      },
      {
        d: [
          [190, 2616],
          [300, 2600],
          [600, 2620],
        ],
        wide: 22,
      },
      {
        d: [
          [150, 5180],
          [250, 5200],
          [276, 5300],
          [262, 5420],
          [230, 5500],
          [130, 5510],
        ],
        wide: 30,
      },
    ],
    pools: [
      { x: 302, y: 1500, rx: 48, ry: 90 },
      { x: 306, y: 40, rx: 44, ry: 150 },
    ],
    landmarks: () =>
      fleet(
        [
          [260, 730, -40],
          [292, 820, -8],
          [284, 880, -6],
          [302, 1020, -4],
          [296, 1120, 4],
          [300, 1260, -4],
        ],
        [palette.sun, palette.paper, palette.ember],
      ) +
      fleet([[190, 636, 84]], [palette.paper]) +
      times(9, (index) => disc(280 + (index % 3) * 22, 1470 + Math.floor(index / 3) * 26, 4, palette.rose)) +
      vaults(312, 2200) +
      windHouse(226, 1980, 6) +
      windHouse(232, 2060, -4) +
      windHouse(228, 2150, 5) +
      mosque(236, 2350, palette.lagoon) +
      parasols(196, 2720, 16) +
      avenue(222, 2680, 12) +
      avenue(222, 3560, 9) +
      basin(
        158,
        3330,
        fleet(
          [
            [34, -62, 90],
            [34, -20, 90],
            [34, 22, 90],
          ],
          [palette.paper, palette.sun],
        ),
      ) +
      parasols(194, 3620, 14) +
      sailHouse(140, 3960) +
      parasols(192, 4220, 10) +
      place(palmIsland(0, 0), 166, 5040, 0, 0.74) +
      fleet(
        [
          [268, 5270, 10],
          [262, 5400, 0],
          [246, 5470, 50],
        ],
        [palette.paper, palette.ember],
      ) +
      quay(196, 6080, 26),
  },
  head: {
    stretches: [{ to: 0, land: '#E0A86B', shadow: '#C98A4E', growth: 'lanes', dense: 18 }],
    open: [
      [196, -390, 64],
      [40, -630, 70],
      [170, -600, 50],
    ],
    road: [
      [256, -900],
      [288, -640],
      [262, -440],
      [270, -200],
    ],
    inland: {
      courses: [
        {
          d: [
            [-280, -600],
            [-150, -590],
            [-40, -570],
            [40, -520],
            [120, -480],
            [220, -500],
            [380, -470],
          ],
          wide: 64,
        },
      ],
      pools: [],
      landmarks: () =>
        fleet(
          [
            [-120, -586, 84],
            [10, -530, 60],
            [150, -478, 92],
          ],
          [palette.sun, palette.paper, palette.ember],
        ) +
        fleet([[-186, -452, 70]], [palette.paper, palette.sun]) +
        parasols(30, -674, 4) +
        parasols(74, -690, 4) +
        avenue(150, -660, 3) +
        mosque(170, -600, palette.lagoon),
    },
  },
};
