import {
  box,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  rectPath,
  roundedPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { plain } from '#artwork/stories/lettering.ts';
import { ground, solid, thrown } from './light.ts';

/** An unopened letter with a shoe as its stamp, and a telephone, which was faster. */
export function failed(): Svg {
  const sole = 'M0 -34C20 -34 22 -8 15 6C12 16 18 34 4 36C-10 37 -11 20 -11 6C-16 -14 -14 -34 0 -34Z';
  const sheet = rectPath(-186, -118, 372, 236);
  const letter = layers(
    solid(sheet, c.paper, c.rope, 200, 150, 250),
    line('M-186 -118L-20 10L186 -118', c.rope, 3),
    times(9, (tooth) => disc(88 + tooth * 8.5, -90, 3, c.paper) + disc(88 + tooth * 8.5, 4, 3, c.paper)),
    solid(rectPath(86, -92, 72, 96), c.lagoon, c.deep, 160, 10, 90),
    place(fill(sole, c.paper), 122, -44, 12, 1.1),
    [0, 1, 2].map((wave) => line(`M30 ${-74 + wave * 18}q18 -12 36 0t36 0`, c.laterite, 4)),
    times(3, (row) => box(-110, 34 + row * 22, 150 - row * 34, 8, c.slate)),
  );
  const grip = 'M-150 30C-120 -74 120 -74 150 30L104 46C84 -8 -84 -8 -104 46Z';
  const cup = roundedPath(-52, -32, 104, 66, 20);
  const handset = layers(
    solid(grip, c.ember, c.clay, 170, 40, 190),
    place(
      solid(cup, c.ember, c.clay, 60, 40, 90) + times(4, (i) => disc(-27 + i * 18, 24, 4, c.umber)),
      -128,
      44,
      -18,
    ),
    place(
      solid(cup, c.ember, c.clay, 60, 40, 90) + times(4, (i) => disc(-27 + i * 18, 24, 4, c.umber)),
      128,
      44,
      18,
    ),
    line('M-112 -2C-78 -40 60 -48 96 -20', c.apricot, 5),
  );
  const table = 'M-60 236L460 206V460H-60Z';
  const coil = `M58 150C-30 170 0 250 40 262${'s30 -22 12 -34s-34 30 0 42'.repeat(3)}S110 420 -60 428`;
  return layers(
    ground('#f2b8a6', c.rose),
    solid(table, c.brick, c.umber, 500, 480, 480),
    thrown(place(fill(sheet, c.umber), 220, 304, -7)),
    place(letter, 206, 284, -7),
    line(coil, c.umber, 9),
    thrown(place(fill(grip, c.umber), 212, 152, -14, 1.04)),
    place(handset, 196, 122, -14, 1.1),
    [0, 1, 2].map((wave) => line(`M${22 - wave * 20} ${86 - wave * 8}q-16 -34 8 -64`, c.laterite, 9)),
  );
}

/** A five-day working week as the windows of a house; two of forty hours are lit. */
export async function hours(): Promise<Svg> {
  const names = await Promise.all(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((name) => plain(name, 14)));
  const [phone, rest] = await Promise.all([
    plain('30 minutes by phone', 13),
    plain('90 minutes for approvals and answers', 13),
  ]);
  const lit = new Map([
    [7, [c.ember, c.laterite, 0.5]],
    [26, [c.sun, c.turmeric, 1]],
    [18, [c.sun, c.turmeric, 0.5]],
  ] as [number, [string, string, number]][]);
  const pane = (i: number): Svg => {
    const [x, y] = [4 + (i % 5) * 80, 30 + Math.floor(i / 5) * 37];
    const [colour, dark, part] = lit.get(i) ?? [c.tide, c.abyss, 1];
    const glass = rectPath(x, y + 26 * (1 - part), 72, 26 * part);
    return layers(
      box(x, y, 72, 26, c.abyss),
      solid(glass, colour, dark, x + 80, y + 34, 76),
      lit.has(i) ? '' : line(`M${x + 36} ${y}v26`, c.deep, 2),
      box(x - 3, y + 26, 78, 4, c.shoal),
    );
  };
  return layers(
    ground(c.lagoon, c.deep),
    names.map((name, day) => name.at(4 + day * 80, 18, c.paper)),
    times(40, pane),
    box(-60, 332, 520, 140, c.deep),
    box(4, 342, 22, 22, c.ember) + phone.at(36, 359, c.paper),
    box(4, 374, 22, 22, c.sun) + rest.at(36, 391, c.paper),
  );
}
