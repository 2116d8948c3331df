import { line, palette } from '#artwork/draw/index.ts';
import type { Coast } from '../coast-shape.ts';
import { fleet, fringe, mosque } from '../landmarks.ts';
import { avenue, basin, circuit, museum, parasols } from '../ports.ts';

/** From the islands in the north-east, through channels with mangrove, to the long beach of the city. */
export const abuDhabi: Coast = {
  seed: 'mangrove',
  beach: palette.rope,
  shallow: palette.lagoon,
  districts: {
    kezad: 800,
    saadiyat: 2180,
    'al-reem': 2960,
    corniche: 4900,
    e11: 6500,
  },
  ships: 'dhows',
  stretches: [
    { to: 2616, land: palette.rope, shadow: '#C9A978', growth: 'garden', dense: 11 },
    { to: 4440, land: palette.palm, shadow: palette.deep, growth: 'mangrove', dense: 20 },
    { to: 7200, land: palette.sand, shadow: '#D9BE98', growth: 'towers', dense: 13 },
  ],
  // prettier-ignore
  capes: [[1500, 18, 120], [2200, 26, 110], [5000, 14, 90]],
  open: [
    [292, 1450, 160],
    [250, 2190, 100],
    [190, 5020, 110],
    [250, 5700, 60],
  ],
  road: [
    [266, 900],
    [256, 1200],
    [222, 1400],
    [224, 1540],
    [262, 1800],
    [304, 2080],
    [304, 2300],
    [262, 2600],
    [252, 2900],
    [258, 3300],
    [250, 3800],
    [258, 4440],
    [240, 4800],
    [246, 5300],
    [242, 5700],
    [250, 6300],
  ],
  inland: {
    courses: [
      {
        d: [
          [60, 1010],
          [240, 1040],
          [360, 1010],
          [620, 1040],
        ],
        wide: 56,
      },
      {
        d: [
          [60, 1800],
          [230, 1830],
          [340, 1790],
          [620, 1820],
        ],
        wide: 44,
      },
      {
        d: [
          [60, 2616],
          [240, 2640],
          [350, 2600],
          [620, 2630],
        ],
        wide: 76,
      },
      {
        d: [
          [60, 3240],
          [230, 3220],
          [330, 3260],
          [620, 3220],
        ],
        wide: 62,
      },
      {
        d: [
          [60, 3860],
          [240, 3890],
          [350, 3840],
          [620, 3880],
        ],
        wide: 50,
      },
      {
        d: [
          [60, 4440],
          [240, 4430],
          [350, 4460],
          [620, 4440],
        ],
        wide: 70,
      },
      {
        d: [
          [300, 2630],
          [330, 2800],
          [290, 2960],
          [310, 3120],
          [290, 3240],
        ],
        wide: 30,
      },
      {
        d: [
          [310, 3240],
          [280, 3420],
          [320, 3600],
          [286, 3760],
          [300, 3870],
        ],
        wide: 26,
      },
      {
        d: [
          [320, 3870],
          [290, 4040],
          [330, 4200],
          [300, 4440],
        ],
        wide: 30,
      },
    ],
    pools: [],
    landmarks: () =>
      circuit(286, 1450) +
      parasols(192, 1180, 10) +
      parasols(192, 1620, 10) +
      museum(236, 2180) +
      parasols(190, 2380, 12) +
      fringe(2590, 214, 560) +
      fringe(2676, 210, 290) +
      fringe(3196, 214, 290) +
      fringe(3282, 212, 560) +
      fringe(3842, 214, 330) +
      fringe(3920, 212, 300) +
      fleet(
        [
          [206, 3230, 84],
          [290, 2700, 10],
          [300, 3700, -8],
          [214, 3874, 84],
          [306, 4140, 10],
        ],
        [palette.paper, palette.sun],
      ) +
      avenue(266, 4520, 34, 52) +
      parasols(190, 4560, 18) +
      basin(
        138,
        5020,
        fleet(
          [
            [34, -62, 90],
            [34, -20, 90],
            [34, 22, 90],
          ],
          [palette.paper, palette.lagoon],
        ),
      ) +
      parasols(190, 5240, 18) +
      mosque(300, 5690, palette.mist) +
      line('M150 5900H176', palette.sand, 6) +
      parasols(190, 5900, 14),
  },
  head: {
    stretches: [
      { to: -300, land: palette.palm, shadow: palette.deep, growth: 'mangrove', dense: 20 },
      { to: 0, land: palette.rope, shadow: '#C9A978', growth: 'garden', dense: 11 },
    ],
    open: [],
    road: [
      [258, -900],
      [264, -540],
      [252, -300],
    ],
    inland: {
      courses: [
        {
          d: [
            [-280, -570],
            [-120, -580],
            [-10, -560],
            [90, -520],
            [220, -540],
            [380, -520],
          ],
          wide: 46,
        },
        {
          d: [
            [-40, -570],
            [20, -630],
            [110, -660],
            [200, -700],
            [380, -690],
          ],
          wide: 26,
        },
        {
          d: [
            [70, -530],
            [100, -450],
            [180, -410],
            [380, -420],
          ],
          wide: 28,
        },
        {
          d: [
            [80, -300],
            [200, -310],
            [280, -296],
            [380, -304],
          ],
          wide: 56,
        },
      ],
      pools: [],
      landmarks: () =>
        fleet(
          [
            [-150, -578, 84],
            [-20, -560, 80],
            [130, -524, 96],
            [100, -660, 70],
            [180, -412, 84],
          ],
          [palette.paper, palette.sun, palette.ember],
        ) + fleet([[-186, -452, 70]], [palette.paper, palette.ember]),
    },
  },
};
