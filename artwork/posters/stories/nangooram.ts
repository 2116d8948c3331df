import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.nangooram;
const [figure, unit] = [await condensed('15', 96), await condensed('mm', 40)];

/** The half of a tap's spindle that comes off in the hand, 300 wide: its handle, and the stem down to the break. */
export const handle = (colour: string, cut: string): Svg =>
  layers(
    box(-150, 0, 300, 62, colour, 31),
    disc(0, 31, 56, colour) + disc(0, 31, 20, cut),
    fill('M-38 70H38V216L20 194L4 228L-16 202L-38 226Z', colour),
    times(3, (row) => line(`M-36 ${112 + row * 28}H36`, cut, 6)),
  );

const rest = 'M-38 252L-16 228L4 254L20 220L38 242V372H78V434L56 464H-56L-78 434V372H-38Z';

/** The half that stays in the tap. */
const stump = (colour: string, cut: string): Svg =>
  fill(rest, colour) + times(3, (row) => line(`M-36 ${276 + row * 28}H36`, cut, 6));

/** A whole spindle: both halves, joined. */
export const whole = (colour: string, cut: string): Svg =>
  handle(colour, cut) + box(-38, 180, 76, 100, colour) + stump(colour, cut);

/** A board with holes for hooks. */
const board = (d: string): Svg =>
  `<defs><pattern id="holes" width="26" height="26" patternUnits="userSpaceOnUse"><circle cx="13" cy="13" r="2.7" fill="${ink}" fill-opacity=".4"/></pattern></defs>` +
  fill(d, mark) +
  fill(d, 'url(#holes)');

/** The broken half, and the outline of the one to be bought. */
const spindle: Svg =
  handle(ink, mark) + fill(rest, paper, `stroke="${ink}" stroke-width="4" stroke-dasharray="11 9"`);

/** Nangooram Hardware: half a spindle on the board, the outline of the missing half, and its size. */
export function nangooram(): Svg {
  const wall = rectPath(26, -300, 1200, 1500);
  return layers(
    box(-700, -300, 1900, 1500, ground),
    board(wall),
    shade(wall, { colour: '#f0b90f', x: 520, y: 540, angle: -125, length: 420, reach: 900 }),
    place(spindle, 192, 34, 0, 0.94),
    figure.at(284, 376, ink),
    unit.at(290, 438, ink),
  );
}
