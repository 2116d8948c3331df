import { disc, palette, place } from '#artwork/draw/index.ts';
import type { Coast } from '../coast-shape.ts';
import { fleet, mosque, vaults } from '../landmarks.ts';
import { basin, parasols, wheel } from '../ports.ts';
import { square } from '../quarters.ts';

const villas = { land: palette.rope, shadow: '#C9A978', quarter: 'villas' } as const;
const lanes = { land: palette.apricot, shadow: palette.rose, quarter: 'lanes' } as const;
const towers = { land: palette.blush, shadow: palette.coral, quarter: 'towers' } as const;
const sheds = { land: '#CBAD7F', shadow: '#A58859', quarter: 'sheds' } as const;

/** From a port and villas in the north, past markets and the lagoon, to the towers along the canal. */
export const sharjah: Coast = {
  seed: 'lagoon',
  beach: palette.sand,
  shallow: palette.aqua,
  ships: 'dhows',
  whole: {
    road: true,
    stretches: [
      { to: 300, ...villas },
      { to: 720, ...lanes },
      { to: 900, land: '#E9B98A', shadow: '#C98A4E', quarter: 'blocks' },
      { to: 1240, ...towers },
      { to: 1560, ...sheds },
    ],
    open: [
      [174, 190, 44],
      [170, 420, 64],
      [306, 640, 44],
      [166, 720, 24],
      [290, 1130, 66],
    ],
    inland: {
      courses: [
        {
          d: [
            [-30, 560],
            [90, 556],
            [200, 540],
            [400, 560],
          ],
          wide: 42,
        },
        {
          d: [
            [-30, 930],
            [90, 936],
            [220, 960],
          ],
          wide: 44,
        },
      ],
      pools: [{ x: 190, y: 970, rx: 62, ry: 96 }],
    },
    landmarks: () =>
      mosque(174, 190, palette.lagoon) +
      vaults(170, 420) +
      mosque(306, 640, palette.sun) +
      square(166, 720) +
      disc(184, 980, 26, palette.sand) +
      disc(184, 980, 18, palette.palm) +
      wheel(286, 1130) +
      place(basin(0, 0, ''), 58, 700, 0, 0.6) +
      place(parasols(0, 0, 9), 104, 60) +
      fleet(
        [
          [56, 558, 84],
          [150, 548, 80],
          [290, 550, 96],
          [74, 686, 90],
          [74, 712, 90],
          [200, 900, 30],
          [170, 1034, 200],
          [20, 205, 16],
        ],
        [palette.sun, palette.paper, palette.ember],
      ),
  },
  head: {
    stretches: [
      { to: -300, land: palette.apricot, shadow: palette.rose, quarter: 'lanes' },
      { to: 0, land: palette.rope, shadow: '#C9A978', quarter: 'villas' },
    ],
    open: [
      [20, -580, 130],
      [200, -480, 50],
      [140, -466, 60],
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
    },
    landmarks: () =>
      disc(30, -576, 30, palette.sand) +
      disc(30, -576, 22, palette.palm) +
      disc(34, -582, 8, palette.moss) +
      disc(-44, -590, 14, palette.paper, 'opacity=".5"') +
      disc(-44, -590, 7, palette.paper) +
      mosque(200, -480, palette.sun) +
      vaults(140, -466) +
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
};
