import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { one } from '../details/creative-crowd.ts';
import {
  canopy,
  cream,
  lilac,
  night,
  panel,
  rain,
  red,
  umbrella,
  violet,
  yellow,
} from '../details/creative-umbrella.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** The campaign's picture in a format: where its umbrella is, how wide and high, and its two faces. */
function picture(
  name: string,
  [x, y, w, h]: Box,
  [middle, edge, wide, high]: Box,
  faces: readonly [Box, Box],
): Svg {
  const dry = (px: number, py: number): boolean => Math.abs(px - middle) < wide * 58 && py > edge - high * 58;
  const [left, right] = faces;
  return place(
    clip(
      rectPath(0, 0, w, h),
      layers(
        box(0, 0, w, h, yellow) + rain(name, [0, 0, w, h], violet, dry),
        line(`M${middle} ${edge - 30}V${h}`, violet, 9),
        place(fill(canopy, red) + fill(panel, cream), middle, edge, 0, wide, high),
        one('trader', left[0], left[1], left[2], 'right') +
          one('sender', right[0], right[1], right[2], 'left'),
      ),
    ),
    x,
    y,
  );
}

/** One umbrella at three sizes: on a hoarding above the street, in a square and in a story. */
export function umbrellaAtSizes(): Svg {
  const faces = (a: readonly [number, number], b: readonly [number, number], size: number): [Box, Box] => [
    [...a, size, 0],
    [...b, size, 0],
  ];
  return layers(
    box(0, 0, 840, 525, violet) + rain('overview', [0, 0, 840, 500], lilac),
    box(120, 330, 22, 200, lilac) + box(452, 330, 22, 200, lilac),
    box(24, 28, 548, 314, lilac) + picture('hoarding', [36, 40, 524, 290], [262, 132, 4.2, 1.9], faces([164, 194], [372, 194], 0.62)),
    // Who passes below has one too.
    [[52, 500, 96, red], [206, 528, 128, yellow], [330, 496, 92, lilac], [536, 518, 122, red]].map(([x, y, size, colour]) => umbrella(Number(x), Number(y), Number(size), String(colour))),
    box(600, 28, 220, 220, cream, 10) + picture('square', [610, 38, 200, 168], [100, 74, 1.62, 0.98], faces([58, 112], [146, 112], 0.36)),
    fill('M622 222c-7-9 6-17 10-7c4-10 17-2 10 7l-10 11Z', red) + line('M658 224H720', violet, 6),
    box(624, 268, 172, 310, night, 22) + picture('story', [634, 280, 152, 290], [76, 94, 1.26, 1.1], faces([42, 146], [112, 168], 0.4)),
    times(3, (at) => box(642 + at * 47, 288, 42, 5, at ? lilac : violet, 2)),
    disc(710, 274, 2.5, lilac),
  ); // prettier-ignore
}
