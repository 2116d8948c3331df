import { box, disc, fill, layers, line, palette, place, ring, times, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain } from '#artwork/stories/lettering.ts';

const ground = (colour: string): Svg => box(-600, -600, 1600, 1600, colour);

/** An unopened letter with a shoe as its stamp, and a telephone, which was faster. */
export function failed(): Svg {
  const sole = 'M0 -34C20 -34 22 -8 15 6C12 16 18 34 4 36C-10 37 -11 20 -11 6C-16 -14 -14 -34 0 -34Z';
  const letter = layers(
    box(-176, -112, 352, 224, palette.paper),
    box(96, -92, 60, 84, palette.lagoon),
    place(fill(sole, palette.paper), 125, -51, 12),
    times(3, (row) => box(-30, 34 + row * 22, 150 - row * 34, 9, palette.rope)),
  );
  const handset = layers(
    line('M-128 0Q0 -78 128 0', palette.ink, 50),
    place(box(-50, -26, 100, 70, palette.ink, 18), -128, 22, -24),
    place(box(-50, -26, 100, 70, palette.ink, 18), 128, 22, 24),
  );
  return layers(
    ground('#f2b8a6'),
    box(-600, 268, 1600, 800, palette.clay),
    place(letter, 206, 262, -7),
    place(handset, 190, 132, -14, 1.12),
    [0, 1, 2].map((wave) => line(`M${28 - wave * 20} ${78 - wave * 6}q-16 -34 8 -64`, palette.laterite, 10)),
  );
}

/** A key ring with one key per account, each labelled with its owner. */
export async function account(): Promise<Svg> {
  const you = await condensed('You', 62);
  const key = (colour: string, bow: Svg, teeth: readonly number[]): Svg =>
    layers(
      bow,
      box(-11, 96, 22, 196, colour),
      teeth.map((length, at) => box(8, 272 - at * 34, length, 20, colour)),
    );
  const keys = [
    key(palette.ember, ring(0, 62, 42, palette.ember, 24), [34, 22]),
    key(palette.aqua, line('M-36 34H36V96H-36Z', palette.aqua, 22), [26, 38, 22]),
    key(palette.sun, disc(0, 62, 50, palette.sun) + disc(0, 42, 14, palette.palm), [36, 36]),
    key(palette.glow, line('M0 22L42 62L0 104L-42 62Z', palette.glow, 22), [22, 34]),
  ];
  return layers(
    ground(palette.palm),
    keys.map((each, at) => place(each, 186, 92, 60 - at * 27, 0.94)),
    place(
      layers(
        fill('M-74 84L-40 40H40L74 84V244H-74Z', palette.paper),
        disc(0, 68, 13, palette.palm),
        you.at(-you.width / 2, 190, palette.laterite),
      ),
      186,
      92,
      -64,
    ),
    ring(186, 92, 54, palette.ink, 15),
  );
}

/** Thirty steps to an open door, one per day, with a person on the way up. */
export async function notice(): Promise<Svg> {
  const [first, last] = await Promise.all([condensed('1', 34), condensed('30', 34)]);
  const [wide, high] = [10.6, 8.4];
  const step = (day: number): Svg =>
    box(-22 + day * wide, 372 - day * high, wide + 0.4, 900, day % 2 ? palette.umber : palette.teak);
  const [x, top] = [-22 + 30 * wide, 372 - 29 * high];
  return layers(
    ground(palette.ember),
    box(x + 26, top - 132, 76, 132, palette.sun),
    fill(`M${x + 26} ${top - 132}L${x - 8} ${top - 114}V${top}H${x + 26}Z`, palette.clay),
    times(30, step),
    box(-600, 380, 580, 900, palette.teak),
    box(x, top, 900, 1200, palette.umber),
    place(
      layers(
        fill('M-13 0V-34Q-13 -52 0 -52Q13 -52 13 -34V0Z', palette.ink),
        disc(1, -62, 10, palette.ink),
        box(14, -26, 24, 18, palette.paper, 3),
      ),
      -22 + 19.5 * wide,
      372 - 19 * high,
    ),
    first.at(-6, 346, palette.umber),
    last.at(x + 84 - last.width, top + 56, palette.sun),
  );
}

/** A five-day working week as the windows of a house; two of forty hours are lit. */
export async function hours(): Promise<Svg> {
  const names = await Promise.all(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((name) => plain(name, 14)));
  const [phone, rest] = await Promise.all([
    plain('30 minutes by phone', 13),
    plain('90 minutes for approvals and answers', 13),
  ]);
  const pane = (day: number, at: number, colour: string, part = 1): Svg =>
    box(4 + day * 80, 30 + at * 37 + 26 * (1 - part), 72, 26 * part, colour);
  return layers(
    ground(palette.lagoon),
    names.map((name, day) => name.at(4 + day * 80, 18, palette.paper)),
    times(40, (i) => pane(i % 5, Math.floor(i / 5), palette.tide)),
    times(8, (floor) => box(-600, 59 + floor * 37, 1600, 4, palette.deep)),
    pane(2, 1, palette.ember, 0.5),
    pane(1, 5, palette.sun) + pane(3, 3, palette.sun, 0.5),
    box(4, 342, 22, 22, palette.ember) + phone.at(36, 359, palette.paper),
    box(4, 374, 22, 22, palette.sun) + rest.at(36, 391, palette.paper),
  );
}

/** A year of the same card in other blues, and a page of figures turned until its arrow points up. */
export function blue(): Svg {
  const blues = ['#8fa8d9', '#5b7fc4', '#3a5fa8', '#2b4688'];
  return layers(
    ground('#cfe3ea'),
    blues.map((colour, at) =>
      place(
        layers(
          box(-62, -84, 124, 168, colour),
          box(-44, -62, 88, 12, palette.paper),
          box(-44, -40, 56, 12, palette.paper),
        ),
        82 + at * 84,
        118,
        -14 + at * 9,
      ),
    ),
    place(
      layers(
        box(-118, -92, 236, 190, palette.paper),
        line('M-92 70V-66H92', palette.ink, 5),
        [112, 88, 60, 34].map((height, at) => box(-80 + at * 44, -64, 28, height, palette.lagoon)),
        line('M-72 64L74 -34', palette.laterite, 13),
        fill('M96 -50L84 6L44 -50Z', palette.laterite),
      ),
      206,
      292,
      6,
    ),
  );
}

/** Rows of an account book, with reading glasses over the one that matters. */
export function figure(): Svg {
  const row = (at: number, colour: string, high = 12): Svg =>
    box(50, 74 + at * 42, 118, high, colour) + box(236, 74 + at * 42, 96 - (at % 3) * 18, high, colour);
  const lens = (x: number): Svg => disc(x, 206, 76, palette.glow) + ring(x, 206, 76, palette.ink, 18);
  return layers(
    ground(palette.aqua),
    place(
      layers(
        box(0, 20, 384, 400, palette.shoal),
        box(10, 10, 372, 400, palette.paper),
        box(196, 10, 3, 400, palette.coral),
        times(8, (at) => row(at, palette.rope)),
      ),
      4,
      6,
      -4,
    ),
    place(
      layers(
        line('M30 190Q-20 150 -40 20M370 190Q420 150 440 20', palette.ink, 16),
        lens(102),
        lens(298),
        line('M178 196Q200 172 222 196', palette.ink, 16),
        box(46, 192, 108, 28, palette.laterite),
        box(244, 192, 108, 28, palette.laterite),
      ),
      0,
      14,
      -4,
    ),
  );
}

/** An unplugged television facing the wall. */
export function television(): Svg {
  return layers(
    ground(palette.coral),
    box(-600, 322, 1600, 800, palette.teak),
    line('M204 70L140 -10M204 70L286 -14', palette.ink, 9),
    disc(140, -10, 10, palette.ink) + disc(286, -14, 10, palette.ink),
    box(60, 320, 40, 34, palette.umber) + box(304, 320, 40, 34, palette.umber),
    box(22, 62, 360, 266, palette.brick, 26),
    box(64, 100, 276, 190, palette.umber, 60),
    times(5, (slat) => box(112, 128 + slat * 22, 180, 9, palette.brick)),
    box(112, 252, 92, 20, palette.sun) + disc(268, 262, 11, palette.ink),
    line('M268 262C330 300 300 372 236 372S120 362 96 392', palette.ink, 9),
    place(
      layers(
        box(-14, -24, 28, 48, palette.ink, 8),
        box(-40, -17, 28, 8, palette.rope),
        box(-40, 9, 28, 8, palette.rope),
      ),
      84,
      404,
      -40,
    ),
  );
}
