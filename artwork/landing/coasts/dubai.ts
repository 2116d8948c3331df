import { palette, place } from '#artwork/draw/index.ts';
import type { Coast } from '../coast-shape.ts';
import { fleet, mosque, vaults, windHouse } from '../landmarks.ts';
import { avenue, palmIsland, parasols, sailHouse } from '../ports.ts';

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
  whole: {
    road: true,
    stretches: [
      { to: 760, ...lanes },
      { to: 1030, ...villas },
      { to: 1240, ...towers },
      { to: 1560, ...sheds },
    ],
    open: [
      [176, 180, 44],
      [292, 330, 62],
      [182, 650, 38],
      [300, 1110, 44],
    ],
    inland: {
      courses: [
        {
          d: [
            [-30, 470],
            [90, 474],
            [170, 500],
            [240, 560],
            [310, 590],
            [400, 580],
          ],
          wide: 54,
        },
      ],
      pools: [],
    },
    offshore: () => palmIsland(100, 1160, 0.9),
    landmarks: () =>
      mosque(176, 180, palette.lagoon) +
      vaults(292, 330) +
      place(windHouse(0, 0, 0), 182, 650, 0, 0.7) +
      mosque(300, 1110, palette.ember) +
      place(sailHouse(0, 0), 56, 984, 0, 0.8) +
      place(parasols(0, 0, 8), 104, 840) +
      avenue(146, 840, 3) +
      fleet(
        [
          [60, 472, 84],
          [150, 492, 70],
          [226, 550, 56],
          [300, 588, 84],
          [24, 200, 20],
          [10, 690, -14],
        ],
        [palette.sun, palette.paper, palette.ember],
      ),
  },
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
