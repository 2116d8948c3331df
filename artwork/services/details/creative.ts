import {
  box,
  disc,
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
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';
import { sheet } from '../sheet.ts';

const [violet, night, yellow, red, cream, lilac] = [
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

/** The one thought of this page: an umbrella 116 wide, its grip below. */
function umbrella(x: number, y: number, size: number, colour: string = red): Svg {
  return place(line(handle, violet, 7) + fill(canopy, colour) + fill(panel, cream), x, y, 0, size / 100);
}

/** The same as a pencil leaves it. `open` is how far it is opened. */
function sketch(x: number, y: number, size: number, open = 1): Svg {
  return place(
    line(handle, violet, 4) +
      place(line(canopy, violet, 4) + line('M-29 0Q-26 -40 0 -58Q26 -40 29 0', violet, 3), 0, 0, 0, open, 1),
    x,
    y,
    0,
    size / 100,
  );
}

/** An umbrella with its grip, as large as a frame has room for. */
function framed(x: number, y: number, w: number, h: number): Svg {
  const size = Math.min(w, h) * 0.74;
  return box(x, y, w, h, yellow) + umbrella(x + w / 2, y + h / 2 + size * 0.02, size);
}

/** Somebody in the rain, to measure the hoarding by. Stands on 0. */
function passer(x: number, coat: string): Svg {
  const body = fill('M-11 0V-34Q-11 -46 0 -46Q11 -46 11 -34V0Z', coat) + disc(0, -53, 8, '#B8713F');
  return place(umbrella(13, -62, 50) + body, x, 420);
}

/** The hoarding, lit from its foot, and who passes below it. Stands on 420. */
const hoarding: Svg = layers(
  box(130, 340, 22, 80, lilac) + box(610, 340, 22, 80, lilac),
  framed(50, 28, 660, 316) + box(50, 344, 660, 10, lilac),
  times(4, (lamp) => fill(`M${110 + lamp * 166} 344l-14 -22h28z`, cream)),
  passer(300, '#8FC8B0') + passer(352, cream) + passer(520, red),
);

/** A page of a newspaper, a panel on the doors of a lift, and a reply. */
const smaller: Svg = layers(
  box(776, 96, 244, 324, cream) + box(796, 114, 150, 20, violet),
  times(3, (column) => times(4, (row) => box(796 + column * 70, 150 + row * 16, 62, 7, '#C9BFD8'))),
  framed(796, 224, 204, 178),
  box(1074, 60, 196, 360, lilac) + box(1086, 72, 84, 348, night) + box(1174, 72, 84, 348, night),
  framed(1110, 130, 124, 214),
  disc(1292, 240, 9, yellow) + disc(1292, 268, 9, lilac),
  box(1318, 232, 100, 188, night, 16) + box(1325, 242, 86, 168, cream, 8),
  box(1332, 256, 52, 22, '#D9CFE6', 8) + box(1332, 284, 38, 22, '#D9CFE6', 8),
  box(1350, 320, 54, 56, yellow, 8) + fill('M1390 372h14v14z', yellow) + umbrella(1377, 349, 40),
);

/** One thought at four sizes, from a hoarding to a reply, on a night of rain. */
function sizes(width: number, height: number): Svg {
  const next = random('services-sizes');
  const tall = height > width;
  const street = (y: number): Svg => box(0, y, width, 60, night);
  return layers(
    box(0, 0, width, height, violet),
    times(260, () => {
      const [x, y] = [round(next() * width), round(next() * (height - 70))];
      return line(`M${x} ${y}l-5 18`, lilac, 2.5);
    }),
    street(420) + place(hoarding, tall ? 10 : 0, 0),
    tall ? street(height - 60) + place(smaller, -707, height - 480) : smaller,
  );
}

/** A dash for each drop. */
function rain(x: number, y: number, columns: number, rows: number): Svg {
  return times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return line(`M${x + column * 26 + (row % 2) * 13} ${y + row * 24}l-4 12`, violet, 3);
  });
}

/** Three boards; the two that were refused are struck out. */
function ideas(): Svg {
  return times(3, (index) => {
    const x = 6 + index * 200;
    const board = line(rectPath(x, 10, 180, 236), violet, 4);
    if (index === 1) return layers(box(x, 10, 180, 236, violet), umbrella(x + 90, 140, 118, yellow));
    const tried =
      index === 0
        ? sketch(x + 90, 120, 70) + rain(x + 34, 170, 5, 2)
        : sketch(x + 60, 110, 60) + sketch(x + 118, 180, 60);
    return layers(board, tried, line(`M${x + 14} 232C${x + 60} 160 ${x + 110} 110 ${x + 166} 24`, red, 8));
  });
}

/** One word in three scripts. */
async function words(): Promise<Svg> {
  const [first, second, third] = await Promise.all([
    malayalam('മഴ', 66),
    condensed('rain', 62),
    arabic('مطر', 78),
  ]);
  return layers(
    first.at(0, 170, violet),
    second.at((first.width + 600 - third.width - second.width) / 2, 170, red),
    third.at(600 - third.width, 150, violet),
    box(0, 214, 600, 5, violet),
  );
}

/** One picture and the frames in which it will be cropped. */
function key(): Svg {
  const frames = [rectPath(30, 60, 540, 130), rectPath(210, 8, 180, 240), rectPath(230, 48, 140, 140)];
  return (
    umbrella(300, 134, 112) +
    frames.map((frame) => line(frame, violet, 3, 'stroke-dasharray="10 9"')).join('')
  );
}

/** Twelve months; in two of them it rains. */
function year(): Svg {
  return times(12, (index) => {
    const [x, y] = [4 + (index % 6) * 100, 8 + Math.floor(index / 6) * 122];
    const wet = index === 5 || index === 6;
    const busy = [2, 3, 7, 8, 11].includes(index);
    return layers(
      wet ? box(x, y, 92, 112, violet) : line(rectPath(x, y, 92, 112), violet, 3),
      wet ? umbrella(x + 42, y + 62, 58, yellow) : '',
      busy ? disc(x + 46, y + 56, 14 + (index % 3) * 5, red) : '',
    );
  });
}

/** What a branch finds in its folder. */
function kit(): Svg {
  return layers(
    place(box(0, 0, 190, 130, red) + line('M0 0L95 72L190 0', cream, 4), 10, 60, -5),
    box(236, 6, 96, 244, violet) + umbrella(284, 110, 62, yellow),
    place(
      box(0, 0, 120, 170, cream) +
        line(rectPath(0, 0, 120, 170), violet, 4) +
        times(6, (row) => box(16, 20 + row * 22, row === 5 ? 44 : 88, 6, violet)),
      362,
      40,
      4,
    ),
    box(516, 26, 84, 172, night, 12) + box(523, 38, 70, 142, yellow) + umbrella(556, 106, 46),
  );
}

/** One against the other. */
function pair(): Svg {
  return layers(
    box(0, 10, 290, 236, red) + umbrella(140, 146, 150, yellow),
    box(310, 10, 290, 236, yellow) +
      line(rectPath(312, 12, 286, 232), violet, 4) +
      place(umbrella(0, 0, 150), 450, 146, 0, 0.22, 1),
  );
}

/** Five frames of one film. */
function film(): Svg {
  return layers(
    box(0, 34, 600, 188, violet),
    times(20, (index) => box(8 + index * 30, 42, 14, 14, cream) + box(8 + index * 30, 200, 14, 14, cream)),
    times(5, (index) => {
      const x = 8 + index * 118;
      return box(x, 66, 112, 124, cream) + sketch(x + 52, 134, 78, 0.15 + index * 0.2125);
    }),
  );
}

export const creative = [
  sheet('creative-sizes', 1440, 480, sizes(1440, 480)),
  sheet('creative-sizes-tall', 780, 920, sizes(780, 920)),
  sheet('creative-ideas', 600, 256, ideas()),
  sheet('creative-words', 600, 256, await words()),
  sheet('creative-key', 600, 256, key()),
  sheet('creative-year', 600, 256, year()),
  sheet('creative-kit', 600, 256, kit()),
  sheet('creative-pair', 600, 256, pair()),
  sheet('creative-frames', 600, 256, film()),
];
