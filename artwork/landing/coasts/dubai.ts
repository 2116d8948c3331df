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
    'al-mamzar': 720,
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
    [1500, 26, 120],
    [2000, 20, 60],
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
    [256, 700],
    [230, 960],
    [228, 1300],
    [238, 1640],
    [250, 1800],
    [276, 1920],
    [282, 2100],
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
          [60, 1900],
          [180, 1886],
          [240, 1830],
          [290, 1740],
          [304, 1560],
          [292, 1380],
          [302, 1200],
          [300, 1060],
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
    pools: [{ x: 302, y: 1020, rx: 48, ry: 90 }],
    landmarks: () =>
      fleet(
        [
          [260, 1790, 40],
          [292, 1700, 8],
          [284, 1640, 6],
          [302, 1500, 4],
          [296, 1400, -4],
          [300, 1260, 4],
        ],
        [palette.sun, palette.paper, palette.ember],
      ) +
      fleet([[190, 1884, 96]], [palette.paper]) +
      times(9, (index) => disc(280 + (index % 3) * 22, 990 + Math.floor(index / 3) * 26, 4, palette.rose)) +
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
            [-30, -564, 72],
            [10, -530, 60],
            [86, -500, 58],
            [150, -478, 92],
            [210, -506, 84],
            [280, -486, 100],
          ],
          [palette.sun, palette.paper, palette.ember],
        ) +
        fleet([[-186, -452, 70]], [palette.paper, palette.sun]) +
        windHouse(14, -640, 6) +
        windHouse(66, -626, -4) +
        vaults(176, -426) +
        mosque(170, -600, palette.lagoon),
    },
  },
};
