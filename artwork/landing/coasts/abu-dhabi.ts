import { palette, place } from '#artwork/draw/index.ts';
import type { Coast } from '../coast-shape.ts';
import { fleet, mosque } from '../landmarks.ts';
import { basin, circuit, museum, parasols } from '../ports.ts';

const park = { land: palette.rope, shadow: '#C9A978', quarter: 'park' } as const;
const mangrove = { land: palette.palm, shadow: palette.deep, quarter: 'mangrove' } as const;
const towers = { land: palette.sand, shadow: '#D9BE98', quarter: 'towers' } as const;

/** From the islands in the north-east, through channels with mangrove, to the long beach of the city. */
export const abuDhabi: Coast = {
  seed: 'mangrove',
  beach: palette.rope,
  shallow: palette.lagoon,
  ships: 'dhows',
  whole: {
    road: true,
    stretches: [
      { to: 250, ...towers, quarter: 'blocks' },
      { to: 560, ...park },
      { to: 850, ...mangrove },
      { to: 1240, ...towers },
      { to: 1560, ...park },
    ],
    open: [
      [156, 130, 84],
      [160, 350, 60],
      [160, 460, 60],
      [170, 1130, 44],
    ],
    inland: {
      courses: [
        {
          d: [
            [-30, 250],
            [90, 256],
            [220, 270],
            [400, 240],
          ],
          wide: 50,
        },
        {
          d: [
            [-30, 580],
            [90, 590],
            [200, 570],
            [290, 610],
            [400, 590],
          ],
          wide: 46,
        },
        {
          d: [
            [170, 575],
            [190, 700],
            [140, 760],
            [70, 780],
            [-30, 790],
          ],
          wide: 34,
        },
        {
          d: [
            [180, 720],
            [270, 740],
            [400, 710],
          ],
          wide: 26,
        },
      ],
      pools: [],
    },
    landmarks: () =>
      museum(176, 130) +
      circuit(166, 410) +
      mosque(170, 1130, palette.mist) +
      place(basin(0, 0, ''), 58, 920, 0, 0.6) +
      place(parasols(0, 0, 16), 104, 1000) +
      fleet(
        [
          [56, 252, 84],
          [170, 264, 96],
          [60, 586, 84],
          [240, 588, 110],
          [180, 680, 10],
          [100, 772, 70],
          [74, 906, 90],
          [74, 932, 90],
          [14, 205, 16],
        ],
        [palette.paper, palette.sun, palette.ember],
      ),
  },
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
