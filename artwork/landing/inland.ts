import { disc, fill, line, palette, place, round, type Svg, times } from '#artwork/draw/index.ts';

/** Water behind a shore, in pixels of the tile. */
export interface Inland {
  /** Courses of water: where they run, and how wide. */
  courses: { d: readonly (readonly [x: number, y: number])[]; wide: number }[];
  pools: { x: number; y: number; rx: number; ry: number }[];
  /** What only this place has, over the water. */
  landmarks: () => Svg;
}

/** A hull from above, its bow up. */
function hull(x: number, y: number, turn: number, size: number, colour: string): Svg {
  return place(
    fill('M0-24C9-10 9 12 5 22H-5C-9 12-9-10 0-24Z', palette.laterite) +
      fill('M0-15C4-6 4 10 2 16H-2C-4 10-4-6 0-15Z', colour),
    x,
    y,
    turn,
    size,
  );
}

/** A houseboat: a hull under a roof of mats. */
function houseboat(x: number, y: number, turn: number): Svg {
  const ribs = times(4, (index) => line(`M-6 ${index * 7 - 9}H6`, palette.laterite, 1.2));
  return place(
    fill('M0-30C10-16 9 18 5 28H-5C-9 18-10-16 0-30Z', palette.ink) +
      fill('M-6-14Q0-20 6-14V18H-6Z', palette.sand) +
      ribs,
    x,
    y,
    turn,
    1.1,
  );
}

/** A fishing net on poles, as they stand at the mouth of a harbour. */
function net(x: number, y: number): Svg {
  return place(
    fill('M-24-20H24V20H-24Z', palette.paper, 'opacity=".45"') +
      line('M-24-20 24 20M24-20-24 20M-24-20H24V20H-24Z', palette.laterite, 2) +
      line('M0 0 44 6', palette.laterite, 4),
    x,
    y,
    -8,
    1,
  );
}

function lighthouse(x: number, y: number): Svg {
  return (
    disc(x + 3, y + 4, 15, palette.forest) +
    disc(x, y, 14, palette.paper) +
    disc(x, y, 10, palette.ember) +
    disc(x, y, 6, palette.paper) +
    disc(x, y, 2.5, palette.ink)
  );
}

/** A court with wind towers at its corners. */
function windHouse(x: number, y: number, turn: number): Svg {
  const towers = [
    [-22, -18],
    [22, 18],
  ].map(([left = 0, top = 0]) =>
    place(fill('M-7-7H7V7H-7Z', palette.paper) + line('M-7-7 7 7M7-7-7 7', palette.laterite, 1.6), left, top),
  );
  return place(
    fill('M-26-22H26V22H-26Z', palette.rope) + fill('M-12-9H12V9H-12Z', palette.laterite) + towers.join(''),
    x,
    y,
    turn,
  );
}

/** A mosque: a dome between four smaller ones, with a minaret. */
function mosque(x: number, y: number, dome: string): Svg {
  const corners = [-1, 1].flatMap((left) => [-1, 1].map((top) => disc(left * 15, top * 15, 6, palette.mist)));
  return place(
    fill('M-24-24H24V24H-24Z', palette.paper) +
      corners.join('') +
      disc(0, 0, 13, dome) +
      disc(-3, -3, 4, palette.paper) +
      disc(32, -20, 5, palette.paper),
    x,
    y,
    8,
  );
}

/** The two long vaults of a covered market. */
function vaults(x: number, y: number): Svg {
  const vault = (left: number): Svg =>
    fill(`M${left} -60H${left + 16}V60H${left}Z`, palette.lagoon) +
    times(6, (index) => line(`M${left} ${index * 20 - 50}h16`, palette.paper, 2));
  return place(vault(-20) + vault(6), x, y, 6);
}

const fleet = (at: readonly (readonly [number, number, number])[], colours: readonly string[]): Svg =>
  at
    .map(([x, y, turn], index) => hull(x, y, turn, 0.8, colours[index % colours.length] ?? palette.sand))
    .join('');

/** A mangrove's roots and crowns along a course. */
function fringe(y: number, from: number, to: number): Svg {
  const count = Math.round((to - from) / 17);
  return times(count, (index) => {
    const x = from + index * 17;
    const lift = round(Math.sin(index * 1.7) * 7);
    return (
      disc(x + 2, y + lift + 3, 12, palette.forest) +
      disc(x, y + lift, 11, index % 3 ? palette.jade : palette.moss)
    );
  });
}

/** A road over water, on piers. */
function bridge(x: number, y: number, long: number): Svg {
  return (
    line(`M${x} ${y}v${long}`, palette.slate, 13) +
    line(`M${x} ${y}v${long}`, palette.paper, 1.5, 'stroke-dasharray="9 8"')
  );
}

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

/** All the water of a place, on its banks of sand. */
export function drawInland({ courses, pools }: Inland, water: string, bank: string): Svg {
  const path = (points: readonly (readonly [number, number])[]): string => {
    const [[x, y] = [0, 0], ...rest] = points;
    const middles = rest.slice(0, -1).map(([left, top], index) => {
      const [nextLeft = left, nextTop = top] = rest[index + 1] ?? [];
      return `Q${left} ${top} ${(left + nextLeft) / 2} ${(top + nextTop) / 2}`;
    });
    const [lastX = x, lastY = y] = rest.at(-1) ?? [];
    return `M${x} ${y}${middles.join('')}L${lastX} ${lastY}`;
  };
  const all = (colour: string, more: number): Svg =>
    courses.map(({ d, wide }) => line(path(d), colour, wide + more)).join('') +
    pools
      .map(
        ({ x, y, rx, ry }) =>
          `<ellipse cx="${x}" cy="${y}" rx="${rx + more / 2}" ry="${ry + more / 2}" fill="${colour}"/>`,
      )
      .join('');
  return all(bank, 18) + all(water, 0);
}

/** Whether a point is on water or its banks, by more than `margin`. */
export function isWet({ courses, pools }: Inland, x: number, y: number, margin: number): boolean {
  const inPool = pools.some(
    (pool) => Math.hypot((x - pool.x) / (pool.rx + margin), (y - pool.y) / (pool.ry + margin)) < 1,
  );
  return (
    inPool ||
    courses.some(({ d, wide }) =>
      d.slice(1).some(([bx, by], index) => {
        const [ax, ay] = d[index] ?? [bx, by];
        const [dx, dy] = [bx - ax, by - ay];
        const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(x - ax - along * dx, y - ay - along * dy) < wide / 2 + margin;
      }),
    )
  );
}
