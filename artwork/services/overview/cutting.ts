import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  rectPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { skinOf } from '#artwork/scenes/kit.ts';
import { forearm, pinch, shears, type Sleeve } from './hands.ts';

const [table, cloth, under] = [c.ink, c.lagoon, '#0B5566'];
const chalk = 'stroke-dasharray="14 11"';
const yellow: Sleeve = { lit: c.sun, shade: '#D98E2B', cuff: c.paper };
const white: Sleeve = { lit: c.paper, shade: '#D6CAB4', cuff: c.ember };

/** A tape with ticks, as in the page's hero. */
function tape(length: number): Svg {
  return layers(
    box(0, -19, length, 38, c.sun),
    times(Math.floor(length / 14), (at) => box(12 + at * 14, -19, at % 5 ? 2.5 : 4, at % 5 ? 12 : 22, c.ink)),
    box(-12, -20, 16, 40, c.rope) + box(length - 4, -20, 16, 40, c.rope),
  );
}

/** A hand with its arm, pointing right; its fingertips are at the origin. */
function holding(thing: Svg = ''): Svg {
  const skin = skinOf('devika-menon');
  return place(forearm(skin, yellow, 520, 24), -146, 1) + pinch(skin, thing);
}

/** Two hands that pull a tape between them, the second turned and mirrored as given. */
function measured(length: number, turn: number, mirror: 1 | -1): Svg {
  const size = 0.94;
  const band = place(tape(length + 28), -14, 0, 0, 1 / size);
  return place(holding(band), 0, 0, 0, size) + place(holding(), length, 0, turn, size, size * mirror);
}

/** Cloth, chalked and half cut through by the shears. */
function cut(): Svg {
  const upper = 'M-20 34C190 20 420 46 640 30C720 26 800 20 874 0L884 186C790 226 690 252 560 258H-20Z';
  const lower =
    'M-20 256H560C690 260 790 290 900 334L886 442C760 430 560 436 400 428C240 420 90 436 -20 426Z';
  const back = 'M446 96C494 120 554 118 610 92L694 116C682 150 680 190 690 224H354C366 186 366 146 354 114Z';
  const sleeve = 'M372 296H694C664 326 658 362 670 400H406C414 362 404 326 372 296Z';
  return layers(
    place(fill(upper, under) + fill(lower, under), 0, 14),
    fill(upper, cloth) + fill(lower, cloth),
    line(back, c.sand, 4.5, chalk) + line('M522 120V212M514 134L522 118L530 134', c.sand, 4),
    line(sleeve, c.sand, 4.5, chalk),
    times(
      4,
      (at) =>
        line(`M${734 + at * 26} ${64 + (at % 2) * 9}l-12 34`, c.paper, 3) +
        disc(734 + at * 26, 62 + (at % 2) * 9, 6, at % 2 ? c.sun : c.ember),
    ),
    place(shears(skinOf('jose-kalathil'), white), 812, 258),
    place(fill('M-26 -14L22 -18L28 12L-20 18Z', c.paper), 752, 424, -14),
  );
}

/** What else lies on the table: a piece that is cut already, and thread. */
function notions(): Svg {
  return layers(
    place(
      fill('M0 0H250C226 30 222 66 232 104H24C32 66 24 30 0 0Z', under, 'transform="translate(0 10)"') +
        fill('M0 0H250C226 30 222 66 232 104H24C32 66 24 30 0 0Z', cloth) +
        line('M16 10H234C214 38 210 66 218 94H38C44 64 36 36 16 10Z', c.sand, 3.5, chalk),
      1130,
      34,
      9,
    ),
    line(
      'M1060 96C1090 150 1130 158 1170 150C1220 140 1236 176 1290 186C1330 194 1350 214 1396 206',
      c.ember,
      3.5,
    ),
    place(
      box(-24, -34, 48, 68, c.ember) + box(-32, -42, 64, 12, c.rope) + box(-32, 30, 64, 12, c.rope),
      1050,
      66,
      18,
    ),
  );
}

/** Three buttons. */
function buttons(): Svg {
  return times(
    3,
    (at) =>
      disc(1126 + at * 45, 446 + (at % 2) * 14, 15, c.sun) +
      disc(1122 + at * 45, 446 + (at % 2) * 14, 2.6, c.brick) +
      disc(1130 + at * 45, 446 + (at % 2) * 14, 2.6, c.brick),
  );
}

/** A tailor's table from above: cloth is measured and cut, from left to right. */
export function cutting(): Svg {
  return clip(
    rectPath(0, 0, 1440, 480),
    layers(
      box(0, 0, 1440, 480, table),
      notions(),
      buttons(),
      cut(),
      place(measured(150, -82, 1), 206, 176, 2),
    ),
  );
}

/** The shears above and the tape below, for narrow viewports. */
export function cuttingTall(): Svg {
  return clip(
    rectPath(0, 0, 780, 540),
    layers(
      box(0, 0, 780, 540, table),
      place(notions() + cut(), -412, 6, 0, 0.86),
      place(measured(260, 180, -1), 262, 464, -2),
    ),
  );
}
