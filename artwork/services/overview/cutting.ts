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
  ring,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { arm, skinOf } from '#artwork/scenes/kit.ts';

const [table, cloth, under] = [c.ink, c.lagoon, '#0B5566'];
const chalk = 'stroke-dasharray="14 11"';

/** A tape with ticks, as in the page's hero. */
function tape(length: number): Svg {
  return layers(
    box(0, -19, length, 38, c.sun),
    times(Math.floor(length / 14), (at) => box(12 + at * 14, -19, at % 5 ? 2.5 : 4, at % 5 ? 12 : 22, c.ink)),
    box(-12, -20, 16, 40, c.rope) + box(length - 4, -20, 16, 40, c.rope),
  );
}

/** Shears that point left, their pivot at the origin. */
function shears(): Svg {
  const half = (turn: number, tone: string, mirror: 1 | -1): Svg =>
    place(
      layers(
        fill('M18 -14L-232 -2Q-250 4 -232 10L18 16Z', tone),
        fill('M0 -16C60 -22 96 12 150 30L142 62C92 48 44 34 0 18Z', tone),
        ring(188, 62, 46, tone, 22),
      ),
      0,
      0,
      turn,
      1,
      mirror,
    );
  return layers(half(11, '#C9D1D6', 1), half(-11, '#EDF1F2', -1), disc(0, 0, 11, c.ink));
}

/** A jacket laid flat, 340 by 400. */
function jacket(): Svg {
  const sleeve = 'M84 44C40 60 22 110 6 208L-16 338L44 352L98 190Z';
  const front = 'M84 42L150 20L172 60V392H72C80 300 78 190 70 120Z';
  const lapel = 'M150 16L172 60V196C150 150 128 108 116 74L138 84L122 52Z';
  const side = (mirror: 1 | -1): Svg =>
    place(
      layers(
        fill(sleeve, c.brick) + line('M-11 318L48 332', c.sun, 5),
        fill(front, c.ember),
        fill(lapel, c.brick),
        line('M92 268L138 262', c.brick, 7),
      ),
      mirror === 1 ? 0 : 344,
      0,
      0,
      mirror,
      1,
    );
  return layers(
    fill('M146 26Q172 40 198 26V92H146Z', c.sand),
    side(1),
    side(-1),
    line('M172 196V390', c.brick, 5),
    [226, 276, 326].map((y) => disc(186, y, 9, c.sun) + disc(186, y, 3, c.brick)),
    line('M70 392H274', c.sand, 3.5, chalk),
  );
}

/** Cloth, chalked and half cut through by shears that a hand holds. */
function cut(hand: Svg): Svg {
  const upper = 'M-20 54C190 40 420 66 640 50C720 46 800 40 874 20L884 196C790 236 690 262 560 268H-20Z';
  const lower =
    'M-20 266H560C690 270 790 300 900 344L886 452C760 440 560 446 400 438C240 430 90 446 -20 436Z';
  const back = 'M392 96C440 120 500 118 556 92L640 116C628 150 626 190 636 234H300C312 186 312 146 300 114Z';
  const sleeve = 'M318 306H640C610 336 604 372 616 410H352C360 372 350 336 318 306Z';
  return layers(
    place(fill(upper, under) + fill(lower, under), 0, 14),
    fill(upper, cloth) + fill(lower, cloth),
    line(back, c.sand, 4.5, chalk) +
      line('M468 120V222', c.sand, 4) +
      line('M460 134L468 118L476 134', c.sand, 4),
    line(sleeve, c.sand, 4.5, chalk),
    place(shears(), 800, 268, 0, 0.98),
    hand,
    place(fill('M-26 -14L22 -18L28 12L-20 18Z', c.paper), 724, 440, -14),
    times(
      4,
      (at) =>
        line(`M${672 + at * 26} ${84 + (at % 2) * 9}l-12 34`, c.paper, 3) +
        disc(672 + at * 26, 82 + (at % 2) * 9, 6, at % 2 ? c.sun : c.ember),
    ),
  );
}

/** The hand at the shears, its arm from the elbow and the table's edge. */
function cutter(edge: [number, number], elbow: [number, number]): Svg {
  return arm(edge, elbow, [968, 316], 40, c.paper, skinOf('jose-kalathil'), {
    bare: 0.5,
    curl: 0.9,
    turn: 215,
  });
}

/** A spool of thread. */
function spool(): Svg {
  return box(-24, -34, 48, 68, c.ember) + box(-32, -42, 64, 12, c.rope) + box(-32, 30, 64, 12, c.rope);
}

/** A tailor's table from above: cloth is measured, cut and sewn, from left to right. */
function bench(): Svg {
  return layers(
    box(0, 0, 1440, 480, table),
    cut(cutter([1010, 590], [1010, 440])),
    arm([-60, 330], [-30, 250], [44, 196], 34, c.sun, skinOf('devika-menon'), { bare: 0.6, curl: 0.8 }),
    place(tape(214), 52, 190, 3),
    arm([120, 560], [210, 430], [262, 216], 34, c.sun, skinOf('devika-menon'), {
      bare: 0.6,
      curl: 0.8,
      turn: -88,
    }),
    place(jacket(), 1060, 44, 0, 0.98),
    place(spool(), 958, 84, 18),
    line('M980 118C1020 190 1000 210 1062 250', c.ember, 3.5),
  );
}

/** The whole table. */
export function cutting(): Svg {
  return clip(rectPath(0, 0, 1440, 480), bench());
}

/** The cloth above and the jacket below, both whole, for narrow viewports. */
export function cuttingTall(): Svg {
  return clip(
    rectPath(0, 0, 780, 930),
    layers(
      box(0, 0, 780, 930, table),
      place(cut(cutter([1300, 520], [1150, 430])), -410, 0),
      place(tape(300), 104, 560, 88),
      line('M646 640C600 700 590 720 548 730', c.ember, 3.5),
      place(jacket(), 200, 490, 0, 1.08),
      place(spool(), 660, 610, 18),
    ),
  );
}
