import { line, palette, place } from '#artwork/draw/index.ts';
import type { Coast } from '../coast-shape.ts';
import { fleet, fringe, mosque } from '../landmarks.ts';
import { basin, circuit, museum, parasols } from '../ports.ts';

const park = { land: palette.rope, shadow: '#C9A978', quarter: 'park' } as const;
const mangrove = { land: palette.palm, shadow: palette.deep, quarter: 'mangrove' } as const;
const towers = { land: palette.sand, shadow: '#D9BE98', quarter: 'towers' } as const;
const villas = { land: palette.rope, shadow: '#C9A978', quarter: 'villas' } as const;

/** From the islands in the north-east, through channels with mangrove, to the long beach of the city. */
export const abuDhabi: Coast = {
  seed: 'mangrove',
  beach: palette.rope,
  shallow: palette.lagoon,
  ships: 'dhows',
  legs: [
    {
      length: 3000,
      way: 'road',
      stretches: [
        { to: 1000, ...park },
        { to: 3000, ...villas },
      ],
      open: [
        [316, 620, 74],
        [316, 1900, 46],
      ],
      inland: {
        // prettier-ignore
        courses: [{ d: [[150, 1010], [230, 1012], [290, 1026], [350, 1010]], wide: 46 }],
        pools: [],
      },
      landmarks: () =>
        place(circuit(0, 0), 312, 620, 0, 0.44) +
        place(museum(0, 0), 320, 1900, 0, 0.44) +
        fringe(984, 292, 350) +
        fringe(1052, 292, 350) +
        fleet(
          [
            [232, 1008, 84],
            [306, 1030, 96],
            [225, 2240, -10],
          ],
          [palette.paper, palette.sun],
        ) +
        place(parasols(0, 0, 9), 243, 1700, 0, 0.7),
    },
    {
      length: 1600,
      way: 'road',
      stretches: [
        { to: 520, ...mangrove },
        { to: 1600, ...towers },
      ],
      open: [],
      inland: {
        // prettier-ignore
        courses: [{ d: [[296, 60], [312, 140], [300, 240], [320, 340], [304, 440]], wide: 16 }],
        pools: [],
      },
      landmarks: () =>
        fleet(
          [
            [308, 150, -8],
            [306, 300, 14],
          ],
          [palette.sun, palette.paper],
        ),
    },
    {
      length: 1600,
      way: 'road',
      stretches: [{ to: 1600, ...towers }],
      open: [[316, 520, 40]],
      inland: { courses: [], pools: [] },
      landmarks: () =>
        place(mosque(0, 0, palette.mist), 316, 520, 0, 0.6) +
        place(
          basin(
            0,
            0,
            fleet(
              [
                [34, -62, 90],
                [34, -20, 90],
                [34, 22, 90],
              ],
              [palette.paper, palette.lagoon],
            ),
          ),
          224,
          800,
          0,
          0.52,
        ),
    },
    {
      length: 3000,
      way: 'road',
      stretches: [
        { to: 520, ...park },
        { to: 1300, ...towers },
        { to: 3000, ...park },
      ],
      open: [[316, 860, 40]],
      inland: { courses: [], pools: [] },
      landmarks: () =>
        place(mosque(0, 0, palette.mist), 316, 860, 90, 0.6) +
        place(parasols(0, 0, 16), 243, 240, 0, 0.7) +
        line('M252 620H206', palette.sand, 6),
    },
  ],
  head: {
    stretches: [
      { to: -300, land: palette.palm, shadow: palette.deep, quarter: 'mangrove' },
      { to: 0, land: palette.rope, shadow: '#C9A978', quarter: 'park' },
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
    },
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
};
