import {
  box,
  clip,
  disc,
  faded,
  fill,
  layers,
  line,
  palette as c,
  place,
  rectPath,
  ring,
  roundedPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { shaded } from '#artwork/scenes/kit.ts';
import { ground, solid, thrown } from './light.ts';

/** A year of the same card in other blues, and a page of figures turned until its arrow points up. */
export function blue(): Svg {
  const blues = ['#8fa8d9', '#5b7fc4', '#3a5fa8', '#2b4688'];
  return layers(
    box(-60, -60, 520, 520, '#cfe3ea'),
    blues.map((colour, at) =>
      place(
        layers(
          box(-62, -84, 124, 168, colour),
          box(-44, -62, 88, 12, c.paper),
          box(-44, -40, 56, 12, c.paper),
        ),
        82 + at * 84,
        118,
        -14 + at * 9,
      ),
    ),
    place(
      layers(
        box(-118, -92, 236, 190, c.paper),
        line('M-92 70V-66H92', c.ink, 5),
        [112, 88, 60, 34].map((height, at) => box(-80 + at * 44, -64, 28, height, c.lagoon)),
        line('M-72 64L74 -34', c.laterite, 13),
        fill('M96 -50L84 6L44 -50Z', c.laterite),
      ),
      206,
      292,
      6,
    ),
  );
}

/** Rows of an account book, with reading glasses over the one that matters. */
export function figure(): Svg {
  const row = (at: number): Svg =>
    box(40, 62 + at * 44, 118, 11, c.rope) + box(226, 62 + at * 44, 96 - (at % 3) * 18, 11, c.rope);
  const lens = (x: number): Svg => layers(faded(shaded(x, 206, 76, c.glow, c.turmeric, 222), 0.9));
  const rim = layers(
    line('M30 190Q-20 150 -40 20M370 190Q420 150 440 20', c.umber, 15),
    [102, 298].map((x) => ring(x, 206, 76, c.umber, 17)),
    line('M178 196Q200 172 222 196', c.umber, 15),
  );
  const left = 'M-10 14Q90 -8 194 14V424Q90 404 -10 424Z';
  const right = 'M194 14Q300 -8 400 14V424Q300 404 194 424Z';
  return layers(
    ground(c.shoal, c.deep),
    place(
      layers(
        thrown(box(0, 40, 424, 400, c.umber)),
        solid(left, c.paper, c.rope, 230, 330, 120),
        solid(right, c.paper, c.rope, 420, 440, 260),
        times(8, (at) => row(at)),
        line('M194 14V424', c.rope, 4),
      ),
      4,
      4,
      -4,
    ),
    thrown(place(rim, 18, 34, -4)),
    place(
      layers(
        lens(102),
        lens(298),
        box(46, 192, 112, 28, c.laterite),
        box(240, 192, 116, 28, c.laterite),
        rim,
        [102, 298].map((x) => line(`M${x - 62} 174A70 70 0 0 1 ${x - 20} 142`, c.paper, 5)),
      ),
      0,
      14,
      -4,
    ),
  );
}

/** An old television, switched off, its plug on the floor. */
export function television(): Svg {
  const cabinet = roundedPath(16, 74, 368, 250, 22);
  const screen = 'M52 110Q150 98 258 110Q268 198 258 288Q150 300 52 288Q42 198 52 110Z';
  const floor = rectPath(-60, 352, 520, 120);
  const cable = 'M372 300C440 330 410 392 300 376S190 384 128 408';
  return layers(
    ground(c.coral, c.brick),
    solid(floor, c.teak, c.umber, 470, 470, 420),
    thrown(place(fill(cabinet, c.umber) + line('M210 76L142 -8M210 76L282 -8', c.umber, 8), 30, 22)),
    [70, 330].map((x) => fill(`M${x - 14} 320h28l${x > 200 ? 20 : -20} 56h-12Z`, c.umber)),
    line('M206 74L142 -6M206 74L280 -8', c.umber, 7),
    disc(142, -6, 9, c.sun) + disc(280, -8, 9, c.sun),
    solid(cabinet, c.turmeric, c.clay, 420, 350, 330),
    fill(roundedPath(34, 90, 242, 218, 26), c.umber),
    solid(screen, c.slate, c.ink, 280, 320, 250),
    clip(screen, faded(fill('M40 100H128L76 300H40ZM146 100H168L116 300H94Z', c.aqua), 0.28)),
    [132, 192].map((y) => shaded(330, y, 22, c.rope, c.teak, 222) + line(`M330 ${y}l-9 -13`, c.umber, 5)),
    times(5, (slat) => box(302, 236 + slat * 13, 56, 6, c.clay)),
    line(cable, c.ink, 8),
    place(
      box(-20, -22, 40, 44, c.ink, 9) + box(-48, -15, 30, 7, c.rope) + box(-48, 8, 30, 7, c.rope),
      114,
      412,
      -18,
    ),
  );
}
