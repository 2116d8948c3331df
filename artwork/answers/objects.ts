import {
  box,
  clip,
  disc,
  document,
  faded,
  fill,
  layers,
  line,
  palette as c,
  place,
  polygonPath,
  rectPath,
  ring,
  roundedPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { brush } from '#artwork/portraits/clients/ink.ts';
import { shaded } from '#artwork/scenes/kit.ts';
import { condensed } from '#artwork/stories/lettering.ts';
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

/** Reading glasses on an account book: both pages have the same figure. */
export async function figure(): Promise<Svg> {
  const same = await condensed('118', 58);
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
        [102, 298].map((x) => same.at(x - same.width / 2, 236, c.laterite)),
        rim,
        [102, 298].map((x) => line(`M${x - 62} 174A70 70 0 0 1 ${x - 20} 142`, c.paper, 5)),
      ),
      0,
      14,
      -4,
    ),
  );
}

/** An old television with a test card that sends you elsewhere, larger than the page: the words stand before the wall. */
export async function television(): Promise<Svg> {
  const [not, us] = await Promise.all([condensed('Not', 40), condensed('us', 40)]);
  const cabinet = roundedPath(16, 74, 368, 250, 22);
  const screen = 'M52 110Q150 98 258 110Q268 198 258 288Q150 300 52 288Q42 198 52 110Z';
  const set = layers(
    thrown(place(fill(cabinet, c.umber) + line('M210 76L142 -8M210 76L282 -8', c.umber, 8), 30, 22)),
    [70, 330].map((x) => fill(`M${x - 14} 320h28l${x > 200 ? 20 : -20} 56h-12Z`, c.umber)),
    line('M206 74L142 -6M206 74L280 -8', c.umber, 7),
    disc(142, -6, 9, c.sun) + disc(280, -8, 9, c.sun),
    solid(cabinet, c.turmeric, c.clay, 420, 350, 330),
    fill(roundedPath(34, 90, 242, 218, 26), c.umber),
    solid(screen, c.slate, c.ink, 280, 320, 250),
    clip(
      screen,
      layers(
        [c.paper, c.sun, c.aqua, c.jade, c.rose, c.ember, c.lagoon].map((colour, at) =>
          box(40 + at * 32, 90, 33, 150, colour),
        ),
        [c.ink, c.paper, c.slate, c.ink].map((colour, at) => box(40 + at * 58, 240, 59, 70, colour)),
        disc(155, 199, 78, c.paper) + ring(155, 199, 78, c.ink, 5),
        not.at(155 - not.width / 2, 192, c.laterite) + us.at(155 - us.width / 2, 246, c.laterite),
        faded(fill('M40 100H100L48 300H40Z', c.paper), 0.3),
      ),
    ),
    [132, 192].map((y) => shaded(330, y, 22, c.rope, c.teak, 222) + line(`M330 ${y}l-9 -13`, c.umber, 5)),
    times(5, (slat) => box(302, 236 + slat * 13, 56, 6, c.clay)),
  );
  const wall = polygonPath([
    [950, 0],
    [1600, 0],
    [1600, 900],
    [690, 900],
  ]);
  return document(
    '0 0 1600 900',
    layers(
      box(0, 0, 1600, 900, c.ink),
      solid(wall, c.coral, c.brick, 1640, 940, 700),
      place(set, 704, -4, 0, 2.48),
    ),
  );
}

/** Three posts that nobody asked for, with no hearts, crossed out. */
export async function posts(): Promise<Svg> {
  const [monday, none] = await Promise.all([condensed('Happy Monday', 15), condensed('0', 22)]);
  const card = (picture: Svg): Svg =>
    layers(
      thrown(place(box(-100, -122, 200, 244, c.umber), 8, 10)),
      box(-100, -122, 200, 244, c.paper),
      clip(rectPath(-88, -110, 176, 176), picture),
      place(fill('M0 16C-26 -4 -16 -26 0 -12C16 -26 26 -4 0 16Z', c.rope), -70, 98),
      none.at(-44, 108, c.slate),
      box(-16, 84, 104, 8, c.rope) + box(-16, 100, 64, 8, c.rope),
    );
  const cup = layers(
    box(-88, -110, 176, 176, c.coral),
    disc(0, 20, 62, c.glow),
    solid('M-44 -4H30V34C30 52 14 60 -7 60S-44 52 -44 34Z', c.paper, c.rope, 40, 70, 70),
    line('M30 4C54 2 54 36 28 34', c.paper, 9),
    line('M-24 -18q-8 -12 0 -22M-6 -18q-8 -12 0 -22M12 -18q-8 -12 0 -22', c.paper, 5),
    monday.at(-monday.width / 2, -88, c.umber),
  );
  const cake = layers(
    box(-88, -110, 176, 176, c.lagoon),
    [-58, -34, 40, 62].map((x, i) =>
      layers(
        line(`M${x} ${-40 + i * 6}V40`, c.aqua, 2),
        disc(x, -62 + i * 6, 22, [c.sun, c.rose, c.glow, c.ember][i] ?? c.sun),
      ),
    ),
    solid('M-52 4H52V66H-52Z', c.blush, c.rose, 60, 80, 80),
    fill('M-52 4H52V22Q39 36 26 22T0 22T-26 22T-52 22Z', c.paper),
    line('M0 4V-30', c.sun, 8) + fill('M0 -36C-12 -48 -2 -58 0 -66C4 -58 12 -48 0 -36Z', c.ember),
  );
  const quote = layers(
    box(-88, -110, 176, 176, c.plum),
    [-58, 8].map((x) => fill(`M${x} -58h40v40c0 26 -14 40 -36 44v-16c12 -4 18 -12 18 -26h-22Z`, c.apricot)),
    box(-58, 34, 116, 8, c.blush) + box(-36, 48, 72, 8, c.blush),
  );
  const cross = fill(
    brush([-104, -118], [10, -14], [108, 122], 16) + brush([104, -110], [-14, 10], [-110, 118], 16),
    c.laterite,
  );
  return document(
    '0 0 760 340',
    [cup, cake, quote]
      .map((picture, at) =>
        place(card(picture) + cross, 136 + at * 244, 166 + (at % 2) * 10, [-5, 3, -3][at]),
      )
      .join(''),
  );
}
