import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  palette,
  place,
  polygonPath,
  roundedPath,
  starPath,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';

const { ink, paper, sun, ember, lagoon, aqua, deep, jade, forest, laterite } = palette;

const two: Path = 'M56 152V144a86 86 0 0 1 172 0C228 226 56 234 56 308a38 38 0 0 0 38 38H242';
const comma: Path = 'M0 -52V8q0 60 -40 96';
const seven: Path = 'M386 56H536q46 0 30 44L474 394';
const zero: Path = 'M0 144a86 86 0 0 1 172 0V258a86 86 0 0 1 -172 0V144';

const stroke = (d: Path, colour: string, width: number, dashes = 'none'): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;

/** A road from above: black and white kerbs, its ground, and a broken line in the middle. */
function road(d: Path, x = 0): Svg {
  const kerbs = stroke(d, paper, 106) + stroke(d, ink, 106, '22 22');
  return place(kerbs + stroke(d, sun, 86) + stroke(d, ink, 6, '28 22'), x, 0);
}

function bus(x: number, y: number, turn: number): Svg {
  return place(
    layers(
      fill(roundedPath(-21, -54, 42, 108, 9), ink),
      fill(roundedPath(-17, -50, 34, 100, 7), ember),
      box(-17, -14, 34, 10, paper),
      box(-17, 6, 34, 10, paper),
      fill(roundedPath(-13, -46, 26, 14, 4), aqua),
    ),
    x,
    y,
    turn,
  );
}

function rickshaw(x: number, y: number, turn: number): Svg {
  return place(
    layers(
      fill('M-16 26V-8C-16 -22 -8 -32 0 -32S16 -22 16 -8V26Z', ink),
      fill(roundedPath(-12, -6, 24, 28, 5), sun),
      fill('M-9 -10C-9 -20 -4 -25 0 -25S9 -20 9 -10Z', aqua),
    ),
    x,
    y,
    turn,
  );
}

/** The crown of a palm from above. */
const palm = (x: number, y: number, size: number): Svg =>
  layers(
    fill(starPath(x, y, size, size * 0.36, 9), forest),
    fill(starPath(x, y, size * 0.74, size * 0.24, 9, 20), jade),
    disc(x, y, size * 0.12, sun),
  );

/** The last bend under water: somebody rows where cars would drive. */
function flood(): Svg {
  const pool: Path =
    'M-66 262q22 -18 44 0t44 0t44 0t44 0t44 0t44 0t40 0V340a90 84 0 0 1 -90 84H24a90 84 0 0 1 -90 -84Z';
  const boat = layers(
    fill('M-56 0C-36 -24 36 -24 56 0C36 24 -36 24 -56 0Z', ink),
    fill('M-44 0C-30 -15 30 -15 44 0C30 15 -30 15 -44 0Z', laterite),
    line('M-20 -42L16 42', paper, 7),
    disc(4, 0, 13, sun),
  );
  return layers(
    fill(pool, lagoon),
    clip(
      pool,
      stroke(zero, deep, 106) + line('M-66 262q22 -18 44 0t44 0t44 0t44 0t44 0t44 0t40 0', aqua, 26),
    ),
    line('M-20 400h52M120 318h40', aqua, 6),
    place(boat, 86, 350, -10),
  );
}

/** A warning sign before the water, from the front, as it has to be read. */
const warning = (x: number, y: number): Svg =>
  layers(
    box(x - 4, y, 8, 60, paper),
    fill(
      polygonPath([
        [x, y - 62],
        [x + 42, y + 8],
        [x - 42, y + 8],
      ]),
      ember,
    ),
    fill(
      polygonPath([
        [x, y - 38],
        [x + 23, y],
        [x - 23, y],
      ]),
      paper,
    ),
    box(x - 3, y - 26, 6, 14, ink),
    box(x - 3, y - 8, 6, 5, ink),
  );

/** "2,700" as a road through the hills whose last bend is flooded, 1220 by 440. */
export function floodedRoad(): Svg {
  const [first, last] = [680, 988];
  return layers(
    road(two) + place(road(comma), 318, 372, 0, 0.62) + road(seven) + road(zero, first) + road(zero, last),
    palm(142, 164, 30) + palm(766, 164, 32) + palm(766, 240, 26),
    palm(410, 204, 46) + palm(352, 150, 30) + palm(398, 274, 26),
    bus(226, 166, 188) + rickshaw(462, 56, 90) + bus(first, 206, 0) + rickshaw(first + 172, 250, 180),
    place(flood(), last, 0),
    warning(last + 86, 204),
  );
}
