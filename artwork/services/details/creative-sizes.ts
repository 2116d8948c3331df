import {
  box,
  clip,
  fill,
  layers,
  line,
  place,
  random,
  rectPath,
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { roundNeck } from '#artwork/portraits/dress.ts';
import { arm, sit, skinOf } from '#artwork/scenes/kit.ts';
import { crowd, rose, type Sheltered } from './creative-crowd.ts';
import { canopy, cream, lilac, night, panel, red, umbrella, violet, yellow } from './creative-umbrella.ts';

/** Position of the hoarding, reach of its umbrella, and the people below. */
interface Stand {
  board: readonly [x: number, y: number, width: number, height: number];
  /** The pole of the umbrella, half of its width, and the edge and height of its canopy, which may rise above the board. */
  middle: number;
  reach: number;
  edge: number;
  rise: number;
  /** Where no rain falls, so that words can be read. */
  calm: (x: number, y: number) => boolean;
  street: number;
  /** Height of the eyes, and the size of an adult. */
  eyes: number;
  size: number;
  /** Those for whom there is room, from the back to the front. */
  dry: readonly (keyof typeof crowd)[];
}

/** The reply that one of them sends, with the same umbrella at its smallest; `tip` is where it points to. */
function reply(x: number, y: number, size: number, tip: readonly [number, number]): Svg {
  const [left, below] = [round(((tip[0] - x) / size) * 100), round(((tip[1] - y) / size) * 100)];
  const root = Math.min(82, Math.max(18, left));
  return place(
    fill(`M${root - 14} 90L${left} ${below}L${root + 14} 90Z`, cream) +
      box(0, 0, 100, 100, cream, 16) +
      box(9, 9, 82, 82, yellow, 9) +
      umbrella(50, 53, 66),
    x,
    y,
    0,
    size / 100,
  );
}

/** Somebody still out in the rain, under a newspaper. */
function late(x: number, y: number, size: number): Svg {
  const skin = skinOf('elias-nassar');
  const coat = rose;
  const body = sit('elias-nassar', {
    x: 0,
    y: 0,
    scale: 1,
    facing: 'left',
    sun: 'right',
    yaw: 0.8,
    pitch: 0.4,
    change: {
      dress: roundNeck(coat),
      features: { smile: 1, teeth: true, open: 0.9, brow: 0.9 },
    },
  });
  const paper =
    fill('M-150 -128L128 -186L140 -132L-138 -74Z', cream) +
    line('M-112 -108L10 -134M-108 -90L54 -124', violet, 7) +
    fill('M74 -168L116 -177L124 -140L82 -131Z', lilac);
  return place(
    layers(
      body,
      paper,
      arm([104, 262], [150, 70], [96, -118], 30, coat.lit, skin, { bare: 0.45, curl: 0.7, turn: 205 }),
    ),
    x,
    y,
    -7,
    size,
  );
}

/**
 * One umbrella at two sizes: on a hoarding, large enough to shelter the people below, and in a reply that one of them
 * sends.
 */
export function sizes(width: number, height: number, stand: Stand): Svg {
  const { board, middle, reach, edge, rise, calm, street, eyes, size, dry } = stand;
  const next = random('services-sizes');
  const [left, top, across, high] = board;
  const end = Math.min(width, left + across);
  const crown = (x: number): number => edge - rise * Math.sqrt(Math.max(0, 1 - ((x - middle) / reach) ** 2));
  const canopyOf = (path: string, colour: string): Svg =>
    place(fill(path, colour), middle, edge, 0, reach / 58, rise / 58);
  const hook = high + top - 26;
  const sender = middle + reach * crowd.sender.at;
  const phone = [sender + size * 150, eyes + size * 170] as const;
  const bubble = size * 230;
  // A person still running for shelter, if there is space in the rain.
  const free = end - middle - reach;
  return layers(
    box(0, 0, width, height, violet),
    box(0, street, width, height - street, night),
    box(left + 90, top + high, 26, street - top - high, lilac) +
      box(left + across - 116, top + high, 26, street - top - high, lilac),
    box(left - 10, top - 10, across + 20, high + 20, lilac) + box(left, top, across, high, yellow),
    times(Math.round((width * height) / 1700), () => {
      const [x, y] = [round(next() * width), round(next() * (street - 26))];
      const isDry = calm(x, y) || (Math.abs(x - middle) < reach - 12 && y + 24 > crown(x));
      const onBoard = x > left + 8 && x < left + across && y > top && y < top + high - 24;
      return isDry ? '' : line(`M${x} ${y}l-7 24`, onBoard ? violet : lilac, 3.5);
    }),
    line(`M${middle} ${edge - rise * 0.24}V${hook - 34}q0 34 32 34t32 -34`, violet, 15),
    canopyOf(canopy, red) + canopyOf(panel, cream),
    clip(
      rectPath(0, 0, width, height),
      layers(
        dry.map((name) => {
          const { slug, at, lower = 0, size: own = 1, ...pose }: Sheltered = crowd[name];
          const [x, y] = [middle + reach * at, eyes + lower * size * 190];
          return sit(slug, { ...pose, x, y, scale: round(size * own * 100) / 100, sun: 'right' });
        }),
        free < size * 250 ? '' : late(end - free * 0.47, eyes + size * 40, size),
        reply(Math.min(sender + size * 130, end - bubble - 14), eyes - size * 400, bubble, phone),
        place(
          arm([120, 390], [186, 404], [152, 222], 30, '#5C9A82', skinOf('danish-rahim'), {
            bare: 0.3,
            curl: 0.8,
            turn: -90,
          }) + box(128, 142, 56, 96, night, 9),
          sender,
          eyes,
          0,
          size,
        ),
      ),
    ),
  );
}
