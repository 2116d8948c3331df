import {
  box,
  disc,
  fill,
  layers,
  line,
  random,
  rectPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds['riso-detergents'];
const soil = '#c4512d';
const shirt =
  'M96 96C130 110 164 116 180 118L200 140L220 118C238 116 270 108 304 92L372 190L320 226L300 196V452H100V200L80 230L28 196Z';
const post = rectPath(-64, -300, 22, 1500);

/** Riso: a school shirt on the line through the house, red soil on it, rain outside. */
export function risoDetergents(): Svg {
  const next = random('riso');
  return layers(
    box(-700, -300, 1900, 1500, ground),
    times(150, () => {
      const [x, y] = [-500 + next() * 1200, -80 + next() * 640];
      return line(`M${x.toFixed(0)} ${y.toFixed(0)}l-7 30`, '#6a4bb5', 3);
    }),
    fill(post, ink) + shade(post, { colour: ground, x: -64, y: 0, angle: 0, length: 16, reach: 900 }),
    line('M-53 66l-11 4v10h22M-42 72C120 92 300 96 1200 40', paper, 4),
    fill(shirt, paper),
    shade(shirt, { colour: '#b9addf', x: 340, y: 300, angle: 180, length: 150 }),
    fill('M180 118L200 140L220 118L236 150L200 178L164 150Z', '#d9d2f2'),
    line('M200 178V452', '#c4badf', 3),
    [210, 260, 310, 360, 410].map((y) => disc(207, y, 5, ink)),
    fill('M230 210h54v64q-27 16 -54 0Z', '#e4def7'),
    fill(
      'M112 330C150 300 168 340 186 330C210 318 196 372 222 372C250 372 230 420 196 414C176 446 150 420 132 430C104 440 92 400 112 388C96 366 98 344 112 330Z',
      soil,
    ),
    disc(244, 340, 9, soil),
    disc(146, 282, 7, soil),
    fill('M120 82l14 0l3 44l-20 0ZM282 78l14 0l3 44l-20 0Z', mark),
  );
}
