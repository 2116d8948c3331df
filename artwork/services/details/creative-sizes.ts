import { box, fill, layers, line, place, random, round, times, type Svg } from '#artwork/draw/index.ts';
import { arm, skinOf } from '#artwork/scenes/kit.ts';
import { one } from './creative-crowd.ts';
import { canopy, cream, night, panel, red, umbrella, violet, yellow } from './creative-umbrella.ts';

/** Who is below the umbrella: the eyes at a point, and the size. */
type Person = readonly [x: number, y: number, size: number];

interface Composition {
  /** The pole of the umbrella, half of its width, and the edge and height of its canopy; the picture crops it. */
  middle: number;
  reach: number;
  edge: number;
  rise: number;
  /** Where no rain falls, so that words can be read. */
  calm: (x: number, y: number) => boolean;
  sender: Person;
  friend: Person;
}

/** The reply that one of them sends, with the same umbrella at its smallest; its tip is at the origin. */
function reply(x: number, y: number, size: number): Svg {
  return place(
    fill('M-8 -40L0 0L28 -40Z', cream) +
      box(-28, -136, 100, 100, cream, 16) +
      box(-19, -127, 82, 82, yellow, 9) +
      umbrella(22, -82, 66),
    x,
    y,
    0,
    size / 100,
  );
}

/** One umbrella at two sizes: larger than the hoarding, and in a reply that one of the people below it sends. */
export function sizes(width: number, height: number, composition: Composition): Svg {
  const { middle, reach, edge, rise, calm, sender, friend } = composition;
  const next = random('services-sizes');
  const crown = (x: number): number => edge - rise * Math.sqrt(Math.max(0, 1 - ((x - middle) / reach) ** 2));
  const canopyOf = (path: string, colour: string): Svg =>
    place(fill(path, colour), middle, edge, 0, reach / 58, rise / 58);
  const [x, y, size] = sender;
  return layers(
    box(0, 0, width, height, yellow),
    times(Math.round((width * height) / 1100), () => {
      const [rx, ry] = [round(next() * width), round(next() * height)];
      const isDry = calm(rx, ry) || (Math.abs(rx - middle) < reach - 12 && ry + 24 > crown(rx));
      return isDry ? '' : line(`M${rx} ${ry}l-9 32`, violet, 4.5);
    }),
    line(`M${middle} ${edge - rise * 0.24}V${height}`, violet, 26),
    canopyOf(canopy, red) + canopyOf(panel, cream),
    one('trader', friend[0], friend[1], friend[2], 'left'),
    one('sender', x, y, size, 'right'),
    place(
      arm([120, 390], [196, 404], [160, 212], 30, '#5C9A82', skinOf('danish-rahim'), {
        bare: 0.3,
        curl: 0.8,
        turn: -90,
      }) + box(134, 126, 60, 104, night, 9),
      x,
      y,
      0,
      size,
    ),
    reply(x + size * 166, y + size * 112, size * 92),
  );
}
