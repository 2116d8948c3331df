import { disc, line, palette, place } from '#artwork/draw/index.ts';
import type { Coast } from '../coast-shape.ts';
import { fleet, mosque, vaults, windHouse } from '../landmarks.ts';
import { avenue, basin, parasols, sailHouse } from '../ports.ts';
import { square } from '../quarters.ts';

const lanes = { land: '#E0A86B', shadow: '#B97B42', quarter: 'lanes' } as const;
const villas = { land: palette.sand, shadow: '#D9BE98', quarter: 'villas' } as const;
const towers = { land: palette.rope, shadow: '#C9A978', quarter: 'towers' } as const;
const sheds = { land: '#CBAD7F', shadow: '#A58859', quarter: 'sheds' } as const;

/** From the lanes on both sides of the creek, past villas and workshops, to towers and a port in the south-west. */
export const dubai: Coast = {
  seed: 'creek',
  beach: palette.sand,
  shallow: palette.shoal,
  ships: 'containers',
  legs: [
    {
      length: 3000,
      way: 'road',
      stretches: [{ to: 3000, ...lanes }],
      open: [
        [316, 560, 38],
        [314, 1500, 46],
        [316, 1860, 34],
        [316, 2060, 34],
        [316, 2480, 38],
      ],
      inland: {
        // prettier-ignore
        courses: [{ d: [[150, 1010], [230, 1012], [290, 1026], [350, 1010]], wide: 46 }],
        pools: [],
      },
      landmarks: () =>
        place(mosque(0, 0, palette.lagoon), 316, 560, 0, 0.6) +
        fleet(
          [
            [224, 930, 24],
            [232, 1008, 84],
            [304, 1030, 96],
            [226, 1420, 20],
            [225, 2240, -10],
          ],
          [palette.sun, palette.paper, palette.ember],
        ) +
        place(vaults(0, 0), 314, 1500, 0, 0.5) +
        place(windHouse(0, 0, 0), 314, 1860, 0, 0.62) +
        place(windHouse(0, 0, 90), 316, 2060, 0, 0.62) +
        place(mosque(0, 0, palette.sun), 316, 2480, 90, 0.6) +
        place(parasols(0, 0, 7), 242, 290, 0, 0.7) +
        line('M252 1700H212M252 1760H212M214 1692V1768', palette.teak, 4),
    },
    {
      length: 1600,
      way: 'road',
      stretches: [
        { to: 560, land: '#E9B98A', shadow: '#C98A4E', quarter: 'blocks' },
        { to: 1600, ...villas },
      ],
      open: [
        [316, 260, 30],
        [316, 960, 40],
      ],
      inland: { courses: [], pools: [] },
      landmarks: () =>
        square(316, 260) +
        place(mosque(0, 0, palette.ember), 316, 960, 20, 0.6) +
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
              [palette.paper, palette.sun],
            ),
          ),
          224,
          720,
          0,
          0.52,
        ) +
        place(sailHouse(0, 0), 216, 1240, 0, 0.6) +
        place(parasols(0, 0, 10), 243, 1330, 0, 0.7),
    },
    {
      length: 1600,
      way: 'road',
      stretches: [{ to: 1600, ...sheds }],
      open: [[316, 620, 44]],
      inland: { courses: [], pools: [] },
      landmarks: () =>
        square(316, 596) +
        disc(304, 636, 9, palette.ember) +
        disc(326, 640, 9, palette.sun) +
        fleet(
          [
            [225, 380, 12],
            [226, 1120, -14],
          ],
          [palette.paper, palette.ember],
        ) +
        line('M252 900H210', palette.teak, 5),
    },
    {
      length: 3000,
      way: 'road',
      stretches: [
        { to: 1240, ...towers },
        { to: 3000, ...sheds },
      ],
      open: [
        [316, 430, 40],
        [316, 1060, 40],
      ],
      inland: { courses: [], pools: [{ x: 322, y: 700, rx: 22, ry: 130 }] },
      landmarks: () =>
        avenue(314, 400, 3, 30) +
        fleet(
          [
            [322, 620, 4],
            [318, 680, -4],
            [324, 740, 6],
            [320, 790, 0],
          ],
          [palette.paper, palette.ember],
        ) +
        place(mosque(0, 0, palette.lagoon), 316, 1060, 0, 0.6) +
        place(parasols(0, 0, 14), 243, 160, 0, 0.7) +
        line('M252 1500H206M252 1640H206', palette.slate, 8) +
        fleet(
          [
            [221, 1470, 0],
            [221, 1600, 180],
          ],
          [palette.ember, palette.paper],
        ),
    },
  ],
  head: {
    stretches: [{ to: 0, land: '#E0A86B', shadow: '#C98A4E', quarter: 'lanes' }],
    open: [[170, -600, 50]],
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
    },
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
      place(parasols(0, 0, 4), 78, -708, 66, 0.9) +
      avenue(150, -660, 3) +
      mosque(170, -600, palette.lagoon),
  },
};
