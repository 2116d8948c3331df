import { disc, line, palette } from '#artwork/draw/index.ts';
import type { Coast } from '../coast-shape.ts';
import { fleet, houseboat, hull, lighthouse, net } from '../landmarks.ts';
import { boatyard, fort, paddies, parasols, quay } from '../ports.ts';

/** From cliffs and a fort in the north, along the backwaters, to a harbour and the palms of the south. */
export const kerala: Coast = {
  seed: 'palms',
  beach: palette.rope,
  shallow: palette.shoal,
  districts: {
    kannur: 1400,
    beypore: 2780,
    thrissur: 3560,
    alappuzha: 5400,
    thiruvananthapuram: 6040,
  },
  ships: 'containers',
  stretches: [
    { to: 2616, land: '#7A7F3E', shadow: palette.clay, growth: 'plantation', dense: 17 },
    { to: 4440, land: palette.palm, shadow: palette.forest, growth: 'paddies', dense: 7 },
    { to: 7200, land: palette.forest, shadow: '#0F4434', growth: 'palms', dense: 10 },
  ],
  capes: [
    [640, 18, 90],
    [1400, 40, 110],
    [2010, 34, 80],
    [4560, 24, 60],
    [6060, 36, 90],
  ],
  cliffs: [
    [560, 760],
    [1270, 1560],
    [1920, 2110],
    [5560, 5800],
  ],
  open: [
    [214, 1400, 100],
    [226, 2004, 44],
    [300, 2900, 90],
    [330, 3400, 60],
    [270, 4150, 60],
    [280, 4960, 170],
    [216, 6050, 50],
  ],
  road: [],
  inland: {
    courses: [
      {
        d: [
          [80, 940],
          [200, 930],
          [300, 980],
          [420, 930],
          [600, 960],
        ],
        wide: 30,
      },
      {
        d: [
          [80, 2616],
          [200, 2630],
          [300, 2590],
          [420, 2640],
          [600, 2610],
        ],
        wide: 60,
      },
      {
        d: [
          [250, 2640],
          [262, 2760],
          [250, 2900],
          [268, 3080],
          [254, 3260],
          [276, 3420],
          [258, 3600],
          [272, 3800],
          [256, 4000],
          [270, 4200],
          [262, 4440],
        ],
        wide: 34,
      },
      {
        d: [
          [276, 3420],
          [380, 3450],
          [600, 3420],
        ],
        wide: 26,
      },
      {
        d: [
          [60, 4470],
          [200, 4480],
          [290, 4540],
          [420, 4500],
          [600, 4540],
        ],
        wide: 92,
      },
      {
        d: [
          [300, 4520],
          [330, 4700],
          [310, 4900],
          [330, 5120],
          [300, 5300],
        ],
        wide: 50,
      },
      {
        d: [
          [160, 5350],
          [300, 5352],
          [600, 5340],
        ],
        wide: 16,
      },
      {
        d: [
          [330, 5100],
          [336, 5352],
          [320, 5500],
        ],
        wide: 16,
      },
    ],
    pools: [
      { x: 268, y: 3100, rx: 34, ry: 60 },
      { x: 272, y: 3800, rx: 40, ry: 84 },
      { x: 312, y: 5130, rx: 50, ry: 110 },
    ],
    landmarks: () =>
      fleet(
        [
          [186, 1120, 60],
          [190, 1150, 66],
          [188, 1180, 58],
          [190, 1640, 62],
          [186, 1672, 70],
          [190, 1704, 60],
        ],
        [palette.sun, palette.lagoon, palette.paper],
      ) +
      fort(212, 1400, 1.2) +
      lighthouse(212, 2006) +
      boatyard(222, 2740) +
      hull(160, 2640, 80, 1.1, palette.sun) +
      paddies(296, 2760, 4, 12) +
      paddies(306, 3520, 4, 16) +
      houseboat(262, 2980, 4) +
      houseboat(270, 3420, 8) +
      houseboat(274, 3780, -8) +
      houseboat(262, 4080, 6) +
      disc(224, 4150, 22, palette.turmeric) +
      disc(224, 4150, 14, palette.clay) +
      disc(224, 4150, 6, palette.sun) +
      net(132, 4420) +
      net(140, 4540) +
      net(152, 4624) +
      hull(214, 4484, 86, 1.4, palette.paper) +
      hull(284, 4530, 70, 1, palette.sun) +
      quay(236, 4640, 22) +
      houseboat(310, 5090, 10) +
      houseboat(322, 5190, -8) +
      houseboat(250, 5352, 90) +
      line('M120 5352H190', palette.teak, 6) +
      parasols(196, 5590, 10) +
      parasols(196, 5900, 8) +
      lighthouse(196, 6060),
  },
  head: {
    stretches: [
      { to: -300, land: palette.palm, shadow: palette.forest, growth: 'palms', dense: 13 },
      { to: 0, land: '#7A7F3E', shadow: palette.clay, growth: 'plantation', dense: 17 },
    ],
    open: [
      [120, -640, 90],
      [-90, -640, 40],
    ],
    road: [],
    inland: {
      courses: [
        {
          d: [
            [-260, -560],
            [-120, -580],
            [-20, -540],
            [90, -520],
            [200, -560],
            [380, -540],
          ],
          wide: 62,
        },
        {
          d: [
            [60, -530],
            [110, -450],
            [220, -420],
            [380, -430],
          ],
          wide: 26,
        },
        {
          d: [
            [80, -300],
            [200, -310],
            [280, -296],
            [380, -304],
          ],
          wide: 40,
        },
      ],
      pools: [],
      landmarks: () =>
        paddies(96, -680, 4, 3) +
        net(-214, -612) +
        net(-206, -526) +
        houseboat(-30, -546, 80) +
        houseboat(120, -530, 96) +
        houseboat(250, -556, 84) +
        hull(-110, -576, 86, 1.2, palette.sun) +
        hull(-180, -452, 60, 1.1, palette.paper) +
        lighthouse(-92, -642),
    },
  },
};
