import { palette, place } from '#artwork/draw/index.ts';
import type { Coast } from '../coast-shape.ts';
import { fleet, houseboat, hull, lighthouse, net } from '../landmarks.ts';
import { boatyard, fort, paddies } from '../ports.ts';

const plantation = { land: '#7A7F3E', shadow: '#575C28', quarter: 'plantation' } as const;
const fields = { land: '#5C8F52', shadow: '#3F7140', quarter: 'paddies' } as const;
const palms = { land: '#5C8F52', shadow: '#3F7140', quarter: 'palms' } as const;

/** From cliffs and a fort in the north, along the backwaters, to a harbour and the palms of the south. */
export const kerala: Coast = {
  seed: 'palms',
  beach: palette.rope,
  shallow: palette.shoal,
  ships: 'containers',
  whole: {
    road: false,
    stretches: [
      { to: 430, ...plantation },
      { to: 760, ...palms },
      { to: 1080, ...fields },
      { to: 1560, ...palms },
    ],
    open: [
      [166, 130, 78],
      [290, 600, 84],
    ],
    cliffs: [[210, 380]],
    inland: {
      courses: [
        {
          d: [
            [-30, 470],
            [90, 474],
            [170, 490],
            [260, 450],
            [400, 470],
          ],
          wide: 46,
        },
        {
          d: [
            [180, 490],
            [240, 620],
            [214, 780],
            [244, 960],
            [216, 1120],
            [250, 1300],
          ],
          wide: 30,
        },
        {
          d: [
            [-30, 706],
            [90, 700],
            [210, 700],
            [300, 730],
            [400, 716],
          ],
          wide: 50,
        },
      ],
      pools: [{ x: 250, y: 1020, rx: 44, ry: 96 }],
    },
    landmarks: () =>
      fort(166, 130, 0.8) +
      lighthouse(116, 430) +
      boatyard(290, 600) +
      net(40, 664) +
      net(46, 742) +
      place(houseboat(0, 0, 0), 218, 830) +
      place(houseboat(0, 0, 0), 254, 980, 8) +
      place(houseboat(0, 0, 0), 240, 1070, -10) +
      fleet(
        [
          [60, 472, 84],
          [150, 486, 96],
          [10, 190, 20],
          [150, 700, 90],
          [290, 726, 100],
          [20, 1100, -14],
        ],
        [palette.sun, palette.paper, palette.ember],
      ),
  },
  head: {
    stretches: [
      { to: -300, land: '#5C8F52', shadow: '#3F7140', quarter: 'palms' },
      { to: 0, land: '#7A7F3E', shadow: palette.clay, quarter: 'plantation' },
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
    },
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
};
