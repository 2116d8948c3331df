import { disc, line, palette, place } from '#artwork/draw/index.ts';
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
  legs: [
    {
      length: 3000,
      way: 'path',
      stretches: [{ to: 3000, ...plantation }],
      open: [
        [310, 520, 62],
        [314, 1960, 74],
      ],
      cliffs: [
        [240, 420],
        [1300, 1560],
      ],
      inland: {
        // prettier-ignore
        courses: [{ d: [[150, 1010], [230, 1012], [290, 1026], [350, 1010]], wide: 40 }],
        pools: [],
      },
      landmarks: () =>
        fort(316, 520, 0.46) +
        place(lighthouse(0, 0), 250, 860, 0, 0.4) +
        place(boatyard(0, 0), 314, 1960, 0, 0.62) +
        fleet(
          [
            [225, 700, 60],
            [225, 724, 66],
            [232, 1008, 84],
            [304, 1030, 96],
            [226, 2100, 8],
          ],
          [palette.sun, palette.paper, palette.ember],
        ),
    },
    {
      length: 1600,
      way: 'canal',
      stretches: [{ to: 1600, ...fields }],
      open: [],
      inland: { courses: [], pools: [] },
      landmarks: () =>
        place(houseboat(0, 0, 0), 272, 330, 2, 0.5) + place(houseboat(0, 0, 0), 272, 860, -2, 0.5),
    },
    {
      length: 1600,
      way: 'canal',
      stretches: [{ to: 1600, ...palms }],
      open: [[312, 560, 60]],
      inland: { courses: [], pools: [] },
      landmarks: () =>
        place(net(0, 0), 218, 300, 0, 0.6) +
        place(net(0, 0), 220, 360, 0, 0.6) +
        place(net(0, 0), 216, 420, 0, 0.6) +
        disc(314, 560, 20, palette.turmeric) +
        disc(314, 560, 13, palette.clay) +
        disc(314, 560, 5, palette.sun) +
        place(hull(0, 0, 0, 1, palette.paper), 272, 640, 0, 0.8),
    },
    {
      length: 3000,
      way: 'canal',
      stretches: [{ to: 3000, ...palms }],
      open: [],
      inland: { courses: [], pools: [{ x: 322, y: 720, rx: 26, ry: 130 }] },
      landmarks: () =>
        place(houseboat(0, 0, 0), 318, 680, 6, 0.6) +
        place(houseboat(0, 0, 0), 326, 770, -8, 0.6) +
        place(houseboat(0, 0, 0), 272, 380, 0, 0.5) +
        place(lighthouse(0, 0), 250, 1120, 0, 0.4) +
        line('M252 900H208', palette.teak, 5),
    },
  ],
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
