import { disc, line, palette, place } from '#artwork/draw/index.ts';
import type { Coast } from '../coast-shape.ts';
import { fleet, mosque, vaults } from '../landmarks.ts';
import { basin, parasols, tanks, wheel } from '../ports.ts';
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
  legs: [
    {
      length: 3000,
      way: 'road',
      stretches: [
        { to: 420, ...villas },
        { to: 3000, ...lanes },
      ],
      open: [
        [316, 640, 38],
        [316, 1380, 46],
        [316, 1900, 40],
        [316, 2460, 38],
      ],
      inland: {
        // prettier-ignore
        courses: [{ d: [[150, 1010], [230, 1012], [290, 1026], [350, 1010]], wide: 40 }],
        pools: [],
      },
      landmarks: () =>
        place(mosque(0, 0, palette.lagoon), 316, 640, 0, 0.6) +
        fleet(
          [
            [224, 930, 24],
            [232, 1008, 84],
            [304, 1030, 96],
            [225, 2240, -10],
          ],
          [palette.sun, palette.paper, palette.ember],
        ) +
        place(vaults(0, 0), 314, 1380, 0, 0.5) +
        square(316, 1900) +
        place(mosque(0, 0, palette.sun), 316, 2460, 90, 0.6) +
        place(parasols(0, 0, 7), 242, 260, 0, 0.7) +
        line('M252 1700H212M252 1760H212M214 1692V1768', palette.teak, 4),
    },
    {
      length: 1600,
      way: 'road',
      stretches: [
        { to: 700, ...sheds },
        { to: 1600, land: '#E9B98A', shadow: '#C98A4E', quarter: 'blocks' },
      ],
      open: [[310, 300, 74]],
      inland: { courses: [], pools: [] },
      landmarks: () =>
        place(tanks(0, 0), 298, 270, 0, 0.66) +
        line('M252 480H206M252 620H206', palette.slate, 8) +
        fleet(
          [
            [223, 450, 0],
            [223, 590, 180],
          ],
          [palette.ember, palette.paper],
        ),
    },
    {
      length: 1600,
      way: 'road',
      stretches: [{ to: 1600, ...lanes }],
      open: [
        [316, 300, 46],
        [316, 800, 38],
      ],
      inland: { courses: [], pools: [] },
      landmarks: () =>
        place(vaults(0, 0), 314, 300, 0, 0.5) +
        place(mosque(0, 0, palette.lagoon), 316, 800, 20, 0.6) +
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
              [palette.ember, palette.paper],
            ),
          ),
          224,
          540,
          0,
          0.52,
        ),
    },
    {
      length: 3000,
      way: 'road',
      stretches: [
        { to: 1300, ...towers },
        { to: 3000, ...villas },
      ],
      open: [
        [316, 430, 36],
        [316, 1060, 40],
      ],
      inland: { courses: [], pools: [{ x: 322, y: 700, rx: 24, ry: 140 }] },
      landmarks: () =>
        place(wheel(0, 0), 312, 430, 0, 0.44) +
        disc(322, 700, 11, palette.sand) +
        disc(322, 700, 7, palette.palm) +
        fleet(
          [
            [322, 610, 4],
            [318, 650, -4],
            [324, 760, 6],
          ],
          [palette.paper, palette.ember],
        ) +
        place(mosque(0, 0, palette.lagoon), 316, 1060, 0, 0.6) +
        place(parasols(0, 0, 12), 243, 220, 0, 0.7),
    },
  ],
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
