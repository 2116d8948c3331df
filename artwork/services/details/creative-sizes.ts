import { box, disc, fill, layers, line, place, random, round, times, type Svg } from '#artwork/draw/index.ts';

export const [violet, night, yellow, red, cream, lilac] = [
  '#2A1A52',
  '#140B28',
  '#FFD02F',
  '#E0452B',
  '#FFF6E5',
  '#6A4FA8',
];

const handle = 'M0 -6V40q0 14 12 14t12 -14';
const canopy = 'M-58 0A58 58 0 0 1 58 0Q44 -14 29 0Q14 -14 0 0Q-14 -14 -29 0Q-44 -14 -58 0Z';
const panel = 'M-29 0Q-26 -40 0 -58Q26 -40 29 0Q14 -14 0 0Q-14 -14 -29 0Z';

/** This page's idea: an umbrella 116 wide, its grip below. */
export function umbrella(x: number, y: number, size: number, colour: string = red): Svg {
  return place(line(handle, violet, 7) + fill(canopy, colour) + fill(panel, cream), x, y, 0, size / 100);
}

/** A person in a coat, 100 high. */
function person(x: number, y: number, size: number, coat: string, skin: string, turn = 0): Svg {
  const body = fill('M-19 0V-56Q-19 -77 0 -77Q19 -77 19 -56V0Z', coat) + disc(0, -88, 13, skin);
  return place(body, x, y, turn, size / 100);
}

const [teal, brown, dark, light] = ['#8FC8B0', '#B8713F', '#6A3A22', '#D89A6A'];

/** Position of the hoarding, reach of its umbrella, and the people below. */
interface Stand {
  board: readonly [x: number, y: number, width: number, height: number];
  /** Half of the umbrella, and the height of its canopy. */
  reach: number;
  rise: number;
  street: number;
  tall: number;
}

/** People under the umbrella, by position from the pole to the edge of the canopy: coat, skin, size. */
const dry: readonly (readonly [at: number, coat: string, skin: string, size: number])[] = [
  [-0.74, teal, brown, 1],
  [-0.57, lilac, dark, 1.08],
  [-0.44, cream, light, 0.64],
  [-0.27, red, brown, 0.96],
  [0.36, teal, light, 1.04],
  [0.48, cream, dark, 0.98],
  [0.6, red, light, 1],
];

/** The reply that one of them sends, with the same umbrella at its smallest; `tip` is where it points to. */
function reply(x: number, y: number, size: number, tip: number): Svg {
  return place(
    box(0, 0, 100, 100, cream, 16) +
      fill(`M14 96L${round(((tip - x) / size) * 100)} 124L40 98Z`, cream) +
      box(11, 11, 78, 78, yellow, 8) +
      umbrella(50, 52, 62),
    x,
    y,
    0,
    size / 100,
  );
}

/**
 * One umbrella at two sizes: on a hoarding, large enough to shelter the people below, and in a reply that one of them
 * sends.
 */
export function sizes(width: number, height: number, { board, reach, rise, street, tall }: Stand): Svg {
  const next = random('services-sizes');
  const [left, top, across, high] = board;
  const middle = width / 2;
  const base = top + rise + 22;
  const crown = (x: number): number => base - rise * Math.sqrt(Math.max(0, 1 - ((x - middle) / reach) ** 2));
  const canopyOf = (path: string, colour: string): Svg =>
    place(fill(path, colour), middle, base, 0, reach / 58, rise / 58);
  const hook = high + top - 26;
  const sender = middle + reach * 0.6;
  // Within the hoarding, and above the sender's head where that leaves no room beside it.
  const beside = sender + tall * 0.32;
  const inside = Math.min(beside, left + across - tall * 0.98);
  // A person still running for shelter, if there is space in the rain.
  const late = left + across - middle - reach;
  return layers(
    box(0, 0, width, height, violet),
    box(0, street, width, height - street, night),
    box(left + 90, top + high, 26, street - top - high, lilac) +
      box(left + across - 116, top + high, 26, street - top - high, lilac),
    box(left - 10, top - 10, across + 20, high + 20, lilac) + box(left, top, across, high, yellow),
    times(Math.round((width * height) / 1700), () => {
      const [x, y] = [round(next() * width), round(next() * (street - 26))];
      const isDry = Math.abs(x - middle) < reach - 12 && y + 24 > crown(x);
      const onBoard = x > left + 8 && x < left + across && y > top && y < top + high - 24;
      return isDry ? '' : line(`M${x} ${y}l-7 24`, onBoard ? violet : lilac, 3.5);
    }),
    line(`M${middle} ${base - rise * 0.24}V${hook - 34}q0 34 32 34t32 -34`, violet, 15),
    canopyOf(canopy, red) + canopyOf(panel, cream),
    dry.map(([at, coat, skin, size]) => person(middle + reach * at, street, tall * size, coat, skin)),
    box(sender + tall * 0.14, street - tall * 0.62, tall * 0.13, tall * 0.22, night, 3),
    reply(inside, street - tall * (inside < beside ? 1.95 : 1.62), tall * 0.86, sender + tall * 0.18),
    late < tall * 0.6
      ? ''
      : person(left + across - tall * 0.34, street, tall, teal, brown, -9) +
          place(
            box(-26, -8, 56, 10, cream),
            left + across - tall * 0.46,
            street - tall * 1.03,
            -14,
            tall / 100,
          ),
  );
}
