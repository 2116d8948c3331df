import { disc, line, palette, times } from '#artwork/draw/index.ts';
import type { Inland } from './inland-water.ts';
import {
  hull,
  houseboat,
  net,
  lighthouse,
  windHouse,
  mosque,
  vaults,
  fleet,
  fringe,
  bridge,
} from './landmarks.ts';

export const inlands: Readonly<Record<'palms' | 'creek' | 'lagoon' | 'mangrove', Inland>> = {
  // Kerala: one backwater behind the beach, from a river's mouth in the north to a bar in the south.
  palms: {
    courses: [
      {
        d: [
          [90, 214],
          [215, 250],
          [262, 300],
          [276, 420],
          [262, 560],
          [290, 700],
          [276, 860],
          [292, 1010],
          [270, 1170],
          [232, 1270],
          [90, 1346],
        ],
        wide: 38,
      },
      {
        d: [
          [276, 420],
          [380, 400],
          [600, 430],
        ],
        wide: 24,
      },
      {
        d: [
          [276, 860],
          [420, 900],
          [600, 880],
        ],
        wide: 28,
      },
    ],
    pools: [{ x: 300, y: 640, rx: 40, ry: 74 }],
    landmarks: () =>
      houseboat(277, 470, 4) +
      houseboat(305, 640, 14) +
      houseboat(284, 930, -6) +
      hull(268, 1140, 12, 0.8, palette.sand) +
      net(150, 262) +
      lighthouse(226, 1388),
  },
  // Dubai: a creek that enters between two quarters, runs along behind one of them and ends in a shallow lake.
  creek: {
    courses: [
      {
        d: [
          [80, 236],
          [200, 270],
          [262, 330],
          [292, 440],
          [280, 580],
          [262, 700],
          [276, 830],
          [300, 930],
        ],
        wide: 52,
      },
      {
        d: [
          [300, 930],
          [420, 1010],
          [600, 1000],
        ],
        wide: 30,
      },
    ],
    pools: [{ x: 306, y: 985, rx: 62, ry: 88 }],
    landmarks: () =>
      fleet(
        [
          [256, 392, 4],
          [312, 470, 8],
          [300, 520, 6],
          [262, 640, 12],
          [250, 690, 8],
        ],
        [palette.sun, palette.paper, palette.ember],
      ) +
      fleet(
        [
          [288, 586, 84],
          [270, 770, 96],
        ],
        [palette.paper],
      ) +
      windHouse(226, 470, 6) +
      windHouse(228, 566, -4) +
      windHouse(226, 820, 5) +
      times(9, (index) =>
        disc(276 + (index % 3) * 24, 960 + Math.floor(index / 3) * 26 + (index % 2) * 8, 3.4, palette.rose),
      ) +
      mosque(250, 1240, palette.lagoon),
  },
  // Sharjah: two lagoons, each open to the sea, and the straight canal between them.
  lagoon: {
    courses: [
      {
        d: [
          [80, 322],
          [200, 340],
          [270, 400],
        ],
        wide: 40,
      },
      {
        d: [
          [286, 470],
          [286, 1090],
        ],
        wide: 22,
      },
      {
        d: [
          [80, 1226],
          [200, 1190],
          [274, 1120],
        ],
        wide: 36,
      },
    ],
    pools: [
      { x: 288, y: 440, rx: 74, ry: 112 },
      { x: 284, y: 1090, rx: 60, ry: 84 },
    ],
    landmarks: () =>
      disc(276, 476, 22, palette.sand) +
      disc(276, 476, 16, palette.palm) +
      disc(280, 470, 5, palette.moss) +
      disc(300, 388, 15, palette.paper, 'opacity=".5"') +
      disc(300, 388, 7, palette.paper) +
      line('M262 700H312M262 880H312', palette.paper, 9) +
      vaults(240, 650) +
      mosque(236, 800, palette.sun) +
      fleet(
        [
          [262, 1060, 20],
          [300, 1110, -10],
          [290, 780, 0],
          [288, 960, 0],
        ],
        [palette.paper, palette.ember],
      ),
  },
  // Abu Dhabi: islands, the channels between them, mangrove on their banks and roads across.
  mangrove: {
    courses: [
      {
        d: [
          [60, 240],
          [240, 270],
          [360, 240],
          [620, 270],
        ],
        wide: 66,
      },
      {
        d: [
          [60, 716],
          [230, 700],
          [330, 740],
          [620, 700],
        ],
        wide: 84,
      },
      {
        d: [
          [60, 1204],
          [240, 1240],
          [350, 1200],
          [620, 1240],
        ],
        wide: 60,
      },
      {
        d: [
          [318, 250],
          [340, 420],
          [306, 560],
          [322, 720],
        ],
        wide: 34,
      },
      {
        d: [
          [330, 730],
          [300, 900],
          [334, 1060],
          [312, 1220],
        ],
        wide: 30,
      },
    ],
    pools: [],
    landmarks: () =>
      fringe(222, 214, 560) +
      fringe(310, 210, 300) +
      fringe(650, 214, 290) +
      fringe(764, 206, 560) +
      fringe(1192, 214, 300) +
      fringe(1282, 212, 560) +
      bridge(254, 226, 82) +
      bridge(254, 648, 112) +
      bridge(254, 1196, 78) +
      mosque(250, 990, palette.mist) +
      fleet(
        [
          [206, 704, 84],
          [290, 252, 96],
          [214, 1226, 70],
        ],
        [palette.paper, palette.sun],
      ),
  },
};
