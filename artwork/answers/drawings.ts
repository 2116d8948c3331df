import {
  box,
  circlePath,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  rectPath,
  ring,
  roundedPath,
  shade,
  times,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, plain } from '#artwork/stories/lettering.ts';
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

/** One key per account and a tag with the owner's name, all threaded on one ring. */
export async function account(): Promise<Svg> {
  const you = await condensed('You', 50);
  const [x, y, r] = [200, 112, 76];
  const holed = (outer: Path, hole: Path, colour: string, dark: string): Svg => {
    const d = `${outer}${hole}`;
    return (
      fill(d, colour, 'fill-rule="evenodd"') +
      shade(d, { colour: dark, x: 34, y: 120, angle: 240, length: 110 })
    );
  };
  const blade = (colour: string, dark: string, teeth: readonly number[]): Svg => {
    const cuts = teeth.map((length, at) => `V${186 - at * 26}h${length}v-16h${-length}`).join('');
    return solid(`M-9 44V210L0 220L9 210${cuts}V44Z`, colour, dark, 26, 230, 90);
  };
  // Drawn with the middle of the hole at the origin.
  const keys = [
    blade(c.ember, c.clay, [24, 14]) + holed(circlePath(0, 16, 40), circlePath(0, 2, 19), c.ember, c.clay),
    blade(c.aqua, c.shoal, [18, 26, 16]) +
      holed(roundedPath(-34, -20, 68, 72, 16), circlePath(0, 2, 18), c.aqua, c.shoal),
    blade(c.sun, c.turmeric, [26, 26]) +
      holed('M0 -32L42 14L0 60L-42 14Z', circlePath(0, 0, 15), c.sun, c.turmeric),
    blade(c.rose, c.brick, [14, 22, 14]) +
      holed(circlePath(0, 16, 38), 'M-20 4A20 20 0 0 1 20 4V14H-20Z', c.rose, c.brick),
  ];
  const tag = layers(
    holed('M-56 30L-26 -20H26L56 30V190H-56Z', circlePath(0, 2, 13), c.paper, c.rope),
    ring(0, 2, 16, c.turmeric, 5),
    place(you.at(-you.width / 2, 25, c.laterite), 0, 104, 0),
  );
  const hung = [tag, ...keys].map((body, at) => ({ body, at: 146 - at * 28 }));
  const on = (degrees: number, body: Svg): Svg => {
    const angle = (degrees * Math.PI) / 180;
    return place(body, x + Math.cos(angle) * r, y + Math.sin(angle) * r, degrees - 90, 0.9);
  };
  const wire = (d: Path): Svg => line(d, c.slate, 13) + line(d, '#B9C0C4', 8) + line(d, '#E9ECEC', 2.5);
  const arc = (from: number, to: number): Path => {
    const [a, b] = [from, to].map((degrees) => (degrees * Math.PI) / 180);
    return `M${x + Math.cos(a ?? 0) * r} ${y + Math.sin(a ?? 0) * r}A${r} ${r} 0 0 1 ${x + Math.cos(b ?? 0) * r} ${y + Math.sin(b ?? 0) * r}`;
  };
  return layers(
    ground(c.palm, c.forest),
    thrown(place(layers(hung.map(({ body, at }) => on(at, body))), 16, 20)).replaceAll(
      /fill="#[0-9a-f]{6}"/gi,
      `fill="${c.umber}"`,
    ),
    wire(circlePath(x, y, r)),
    // The ring runs over one side of each hole and under the other.
    hung.map(({ body, at }) => on(at, body) + wire(arc(at, at + 26))),
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
