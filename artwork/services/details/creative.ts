import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
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

/** One thought at five sizes, from a hoarding to a reply. */
function sizes(width: number, height: number): Svg {
  const frames = [[60, 40, 640, 300], [760, 120, 300, 220], [1110, 100, 140, 240], [1290, 250, 90, 90]] as const; // prettier-ignore
  return layers(
    box(0, 0, width, height, violet),
    box(0, 420, width, height - 420, night),
    box(150, 340, 22, 80, lilac) + box(590, 340, 22, 80, lilac) + box(900, 340, 20, 80, lilac),
    box(1110, 340, 140, 80, lilac) + box(1290, 340, 90, 80, lilac),
    frames.map(
      ([x, y, w, h]) =>
        box(x, y, w, h, yellow) +
        clip(rectPath(x, y, w, h), umbrella(x + w / 2, y + h / 2 + h * 0.04, Math.min(w, h) * 0.86)),
    ),
    fill('M1290 250h90v72h-46l-20 20v-20h-24z', yellow) +
      clip(rectPath(1290, 250, 90, 72), umbrella(1335, 289, 58)),
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
  sheet('creative-ideas', 600, 256, ideas()),
  sheet('creative-words', 600, 256, await words()),
  sheet('creative-key', 600, 256, key()),
  sheet('creative-year', 600, 256, year()),
  sheet('creative-kit', 600, 256, kit()),
  sheet('creative-pair', 600, 256, pair()),
  sheet('creative-frames', 600, 256, film()),
];
