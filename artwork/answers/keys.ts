import {
  box,
  circlePath,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  ring,
  roundedPath,
  shade,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { ground, solid, thrown } from './light.ts';

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

/** Four keys, each with the middle of its hole at the origin. */
const keys = [
  blade(c.ember, c.clay, [24, 14]) + holed(circlePath(0, 16, 40), circlePath(0, 2, 19), c.ember, c.clay),
  blade(c.aqua, c.shoal, [18, 26, 16]) +
    holed(roundedPath(-34, -20, 68, 72, 16), circlePath(0, 2, 18), c.aqua, c.shoal),
  blade(c.sun, c.turmeric, [26, 26]) +
    holed('M0 -32L42 14L0 60L-42 14Z', circlePath(0, 0, 15), c.sun, c.turmeric),
  blade(c.rose, c.brick, [14, 22, 14]) +
    holed(circlePath(0, 16, 38), 'M-20 4A20 20 0 0 1 20 4V14H-20Z', c.rose, c.brick),
];

const shadow = (body: Svg, x: number, y: number): Svg =>
  thrown(place(body, x, y)).replaceAll(/fill="#[0-9a-f]{6}"/gi, `fill="${c.umber}"`);

/** One key per account and a tag with the owner's name, all threaded on one ring. */
export async function account(): Promise<Svg> {
  const you = await condensed('You', 50);
  const [x, y, r] = [200, 112, 76];
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
    shadow(layers(hung.map(({ body, at }) => on(at, body))), 16, 20),
    wire(circlePath(x, y, r)),
    // The ring runs over one side of each hole and under the other.
    hung.map(({ body, at }) => on(at, body) + wire(arc(at, at + 26))),
  );
}

/** A key for each account on a board; the hook of the agency is empty. */
export async function rack(): Promise<Svg> {
  const names = ['Domains', 'Hosting', 'Adverts', 'Analytics', 'Us'];
  const labels = await Promise.all(names.map((name) => condensed(name, 23)));
  const x = (at: number): number => 92 + at * 146;
  const hung = keys.map((key, at) => place(key, x(at), 146, [-4, 3, -2, 5][at], 1.3));
  const hook = (at: number): Svg => line(`M${x(at)} 118V140Q${x(at)} 156 ${x(at) + 16} 150`, c.ink, 9);
  const board = roundedPath(6, 10, 744, 160, 10);
  return layers(
    shadow(layers(fill(board, c.umber), hung), 12, 16),
    solid(board, c.tide, c.abyss, 760, 180, 300),
    labels.map((label, at) =>
      layers(
        box(x(at) - 66, 28, 132, 58, c.paper),
        label.at(x(at) - label.width / 2, 66, at < keys.length ? c.ink : c.laterite),
        disc(x(at), 116, 9, c.ink),
      ),
    ),
    hung,
    labels.map((_, at) => hook(at)),
  );
}
