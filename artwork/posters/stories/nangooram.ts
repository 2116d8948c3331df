import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  ring,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.nangooram;
const [figure, unit] = [await condensed('15', 70), await condensed('mm', 30)];

/** What the tag says, and the tag with a margin around it. */
const size = figure.width + 8 + unit.width;
const tag = size + 32;

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
  handle(ink, mark) + fill(rest, paper, `stroke="${ink}" stroke-width="5" stroke-dasharray="11 9"`);

const [steel, shadow, gleam] = ['#a7b3ba', '#75838c', '#d3dbdf'];

/** The tap that the part belongs to: the pipe it hangs on, from far left, its nut, its spout and a drop below it. */
const tap: Svg = layers(
  fill('M-700 338H262C326 338 360 372 360 428V430H286V432C286 420 276 412 262 412H-700Z', steel),
  fill('M-700 390H262C286 390 300 404 304 420L304 430H286V432C286 420 276 412 262 412H-700Z', shadow),
  fill('M-700 350H250V358H-700Z', gleam),
  box(276, 416, 94, 26, steel, 4) + box(276, 432, 94, 10, shadow),
  box(-58, 322, 40, 106, steel, 6) + box(-58, 402, 40, 26, shadow),
  fill('M62 322H258L240 428C222 446 98 446 80 428Z', steel),
  fill('M76 402H245L240 428C222 446 98 446 80 428Z', shadow),
  fill('M80 276H240L254 300L240 324H80L66 300Z', steel) + fill('M70 308H250L240 324H80Z', shadow),
  fill('M323 448C336 466 340 472 340 480A17 17 0 0 1 306 480C306 472 310 466 323 448Z', ground),
);

/** The same across a window, beside its heading. */
export const nangooramWide = (): Svg => nangooram(26);

/** Nangooram Hardware: half a spindle above its tap, the outline of the missing half in it, and its size on a tag. */
export function nangooram(edge = -700): Svg {
  const wall = rectPath(edge, -300, 1200 - edge, 1500);
  return layers(
    box(-700, -300, 1900, 1500, ground),
    board(wall),
    shade(wall, { colour: '#f0b90f', x: 520, y: 540, angle: -125, length: 420, reach: 900 }),
    tap,
    place(spindle, 160, 14, 0, 0.86),
    line('M307 112V96', ink, 4) + disc(307, 92, 7, ink),
    box(307 - tag / 2, 106, tag, 112, paper, 10) + ring(307, 117, 4, ink, 3),
    figure.at(307 - size / 2, 204, ink),
    unit.at(307 + size / 2 - unit.width, 204, ink),
  );
}
