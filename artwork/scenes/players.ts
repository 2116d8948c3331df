import { ellipsePath, fill, layers, palette as c, place, type Svg } from '#artwork/draw/index.ts';
import { d, type Point } from '#artwork/portraits/geometry.ts';
import { limb } from '#artwork/portraits/limb.ts';

/** A backlit player: joints as points, one shirt. */
export interface Player {
  head: Point;
  /** Degrees that the head leans. */
  lean: number;
  neck: Point;
  hip: Point;
  /** Elbow and hand, twice: the near arm first. */
  arms: readonly [Point, Point, Point, Point];
  /** Knee, ankle and toes, twice: the near leg first. */
  legs: readonly [Point, Point, Point, Point, Point, Point];
  shirt: string;
  shorts: string;
}

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

function leg(hip: Point, knee: Point, ankle: Point, toes: Point, skin: string, shorts: string): Svg {
  return layers(
    limb(ankle, toes, 3.6, 2.4, skin),
    limb(knee, between(knee, ankle, 0.36), 6, 6.6, skin),
    limb(between(knee, ankle, 0.36), ankle, 6.6, 3.2, skin),
    limb(hip, knee, 9, 6, skin),
    limb(hip, between(hip, knee, 0.62), 11, 10.5, shorts),
  );
}

function reach(shoulder: Point, elbow: Point, hand: Point, skin: string, shirt: string): Svg {
  return layers(
    limb(shoulder, elbow, 5, 4.2, skin),
    limb(elbow, hand, 4.2, 3, skin),
    limb(between(elbow, hand, 0.9), between(elbow, hand, 1.16), 3.6, 2.2, skin),
    limb(shoulder, between(shoulder, elbow, 0.6), 6.6, 6.4, shirt),
  );
}

/** Draws a player; `flat` paints everything in one colour. */
function cut({ head, lean, neck, hip, arms, legs, shirt, shorts }: Player, flat?: string): Svg {
  const skin = flat ?? c.ink;
  const top = flat ?? shirt;
  const bottom = flat ?? shorts;
  const length = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]);
  const [nx, ny] = [(-(hip[1] - neck[1]) / length) * 12, ((hip[0] - neck[0]) / length) * 12];
  const [near, far]: [Point, Point] = [
    [neck[0] + nx * 0.72, neck[1] + ny * 0.72 + 3],
    [neck[0] - nx * 0.72, neck[1] - ny * 0.72 + 3],
  ];
  const torso = d`M${neck[0] + nx} ${neck[1] + ny + 3}Q${neck[0]} ${neck[1] - 6} ${neck[0] - nx} ${neck[1] - ny + 3}Q${(neck[0] + hip[0]) / 2 - nx * 0.9} ${(neck[1] + hip[1]) / 2 - ny * 0.9} ${hip[0] - nx * 0.86} ${hip[1] - ny * 0.86}L${hip[0] + nx * 0.86} ${hip[1] + ny * 0.86}Q${(neck[0] + hip[0]) / 2 + nx * 0.9} ${(neck[1] + hip[1]) / 2 + ny * 0.9} ${neck[0] + nx} ${neck[1] + ny + 3}Z`;
  const skull = layers(
    fill(ellipsePath(0, 0, 8.6, 10.6), skin),
    fill('M-9 2C-13 -14 4 -18 9 -8C5 -8 0 -6 -2 -2C-4 2 -6 4 -9 2Z', skin),
    fill('M6 -2L11 3L7 5Z', skin),
  );
  return layers(
    reach(far, arms[2], arms[3], skin, top),
    leg(hip, legs[3], legs[4], legs[5], skin, bottom),
    limb(neck, between(neck, head, 0.8), 4.4, 4, skin),
    fill(torso, top),
    leg(hip, legs[0], legs[1], legs[2], skin, bottom),
    place(skull, head[0], head[1], lean),
    reach(near, arms[0], arms[1], skin, top),
  );
}

/** A player with the sun along one edge; the rim stands out by (dx, dy). */
export function lit(player: Player, dx: number, dy: number): Svg {
  return layers(place(cut(player, c.glow), dx, dy), cut(player));
}

/** In the air, heels over head of the ball. */
export const leaper: Player = {
  head: [262, 112],
  lean: -34,
  neck: [274, 126],
  hip: [312, 164],
  arms: [
    [256, 150],
    [232, 146],
    [306, 112],
    [330, 90],
  ],
  legs: [
    [352, 132],
    [386, 96],
    [400, 92],
    [330, 206],
    [300, 228],
    [290, 236],
  ],
  shirt: c.ember,
  shorts: c.night,
};

/** Comes running from the left. */
export const runner: Player = {
  head: [122, 214],
  lean: 10,
  neck: [116, 230],
  hip: [104, 276],
  arms: [
    [140, 248],
    [156, 228],
    [90, 252],
    [72, 268],
  ],
  legs: [
    [134, 298],
    [124, 336],
    [138, 340],
    [80, 304],
    [48, 318],
    [42, 306],
  ],
  shirt: c.lagoon,
  shorts: c.night,
};

/** Waits with open arms. */
export const keeper: Player = {
  head: [490, 210],
  lean: -14,
  neck: [494, 228],
  hip: [502, 276],
  arms: [
    [464, 226],
    [442, 202],
    [522, 224],
    [542, 200],
  ],
  legs: [
    [482, 306],
    [472, 348],
    [458, 352],
    [520, 308],
    [530, 346],
    [544, 350],
  ],
  shirt: c.sun,
  shorts: c.night,
};
