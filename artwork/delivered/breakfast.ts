import {
  box,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  palette,
  place,
  roundedPath,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';

const { umber, teak, clay, brick, ember, coral, sun, glow, paper, sand, rope, turmeric, blush } = palette;
const dark = '#250A0C';
const wine = '#5A1A1C';

const upper =
  'M300 498C302 560 296 602 268 640C232 686 156 692 112 726C80 750 72 790 74 832H548C556 780 540 740 536 690C530 620 528 560 532 498Z';
const toecap = 'M74 832C72 790 80 750 112 726C138 706 172 698 204 688C236 730 238 784 226 832Z';
const counter = 'M536 690C540 740 556 780 548 832H436C428 776 456 716 536 690Z';

/** Wisps that rise from the opening. */
function steam(): Svg {
  const wisp =
    'M0 0C-70 -70 60 -130 -8 -216C-64 -290 30 -330 14 -420C58 -330 -6 -290 46 -210C104 -124 -22 -76 36 0Z';
  return layers(
    place(fill(wisp, blush, 'opacity=".34"'), 336, 478),
    place(fill(wisp, blush, 'opacity=".5"'), 404, 480, 4, 1.08),
    place(fill(wisp, blush, 'opacity=".28"'), 472, 478, 0, 0.86),
  );
}

function laces(): Svg {
  const rows = [
    [286, 616, 344, 582],
    [262, 650, 326, 622],
    [228, 676, 294, 660],
    [304, 574, 358, 540],
  ];
  return layers(
    fill('M300 520C304 590 290 626 262 658C244 678 222 688 204 692L250 706C312 690 352 628 366 520Z', umber),
    rows.map(([x, y, toX, toY]) =>
      layers(line(`M${x} ${y}L${toX} ${toY}`, paper, 10), disc(toX ?? 0, toY ?? 0, 7, sun)),
    ),
    // The bow.
    line('M304 574C250 536 226 566 262 580S300 588 304 574', paper, 9),
    line('M304 574C282 618 262 620 250 612', paper, 9),
  );
}

function tag(): Svg {
  return layers(
    line('M250 612C232 650 206 640 186 668', rope, 4),
    turned(
      layers(
        fill('M132 664H206L224 690V786H114V690Z', paper),
        disc(169, 684, 8, clay),
        line('M142 736l20 20 38 -44', brick, 13),
      ),
      9,
      169,
      690,
    ),
  );
}

function boot(): Svg {
  return layers(
    // The loop at the back is the cup's handle.
    line('M528 546C620 520 632 668 538 672', sun, 26),
    fill(upper, brick),
    fill('M430 498C440 600 430 700 392 832H548C556 780 540 740 536 690C530 620 528 560 532 498Z', clay),
    fill(toecap, clay),
    fill(counter, teak),
    line('M204 688C236 730 238 784 226 832', coral, 3, 'stroke-dasharray="9 7"'),
    line('M536 690C456 716 428 776 436 832', coral, 3, 'stroke-dasharray="9 7"'),
    laces(),
    // The collar, and the tea in it.
    fill(ellipsePath(416, 498, 118, 34), umber),
    fill(ellipsePath(416, 504, 104, 25), turmeric),
    fill(ellipsePath(398, 507, 70, 14), glow),
    line('M298 498A118 34 0 0 0 534 498', sun, 8),
    // Welt, sole and lugs.
    fill(roundedPath(62, 826, 500, 24, 10), sun),
    times(30, (i) => box(74 + i * 16, 835, 9, 5, brick)),
    fill('M62 850H562L556 884H70Z', dark),
    times(9, (i) => box(80 + i * 54, 880, 34, 16, dark)),
  );
}

/** A boot as a cup of tea on its saucer, with a biscuit, before the morning sun. */
export function breakfast(): Svg {
  return layers(
    box(-200, -240, 1100, 1440, wine),
    disc(330, 640, 310, ember),
    steam(),
    box(-200, 868, 1100, 400, dark),
    fill(ellipsePath(312, 900, 330, 46), rope),
    fill(ellipsePath(312, 892, 330, 44), paper),
    fill(ellipsePath(312, 892, 250, 28), sand),
    boot(),
    tag(),
    turned(
      layers(
        fill(roundedPath(548, 812, 96, 84, 16), turmeric),
        times(3, (row) => times(3, (i) => disc(572 + i * 24, 832 + row * 22, 4, teak))),
      ),
      -14,
      596,
      854,
    ),
  );
}
