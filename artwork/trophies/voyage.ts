import {
  box,
  clip,
  disc,
  document,
  fill,
  layers,
  line,
  palette as c,
  place,
  shade,
  times,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { carpet, kettle, letter, question, reel, star } from '#artwork/trophies/trophies.ts';

/** A trophy on a deck: the middle of its drawing at `x`, raised by a crate or put on something else of this height. */
interface Aboard {
  draw: () => Svg;
  x: number;
  size: number;
  crate?: number;
  on?: number;
  turn?: number;
}

function crate(x: number, width: number, height: number): Svg {
  const left = x - width / 2;
  return layers(
    box(left, 16 - height, width, height, c.laterite),
    box(left, 16 - height, width, 9, c.coral),
    box(left + width * 0.8, 7 - height + 18, width * 0.2, height, c.clay),
    line(d`M${left} ${16 - height * 0.46}H${left + width}`, c.clay, 4),
  );
}

function aboard({ draw, x, size, crate: high = 0, on = high, turn = 0 }: Aboard): Svg {
  return layers(
    high ? crate(x, size * 300, high) : '',
    place(place(draw(), -200, -400), x, 16 - on, turn, size),
  );
}

/** A hull of this length with its stern at 0; the deck is at 16, the water at about 96. */
function hull(length: number): Svg {
  const sheer = d`M0 -84C24 -30 ${length * 0.1} 4 ${length * 0.2} 12C${length * 0.5} 30 ${length * 0.78} 20 ${length * 0.88} -36Q${length * 0.95} -76 ${length} -150`;
  const side: Path = `${sheer}${d`C${length * 0.985} -60 ${length * 0.95} 60 ${length * 0.86} 150H${length * 0.06}C20 80 4 0 0 -84Z`}`;
  return layers(
    fill(side, c.laterite),
    shade(side, { colour: c.clay, x: length * 0.5, y: 96, angle: -90, length: 90, reach: 900 }),
    clip(
      side,
      layers(
        line(sheer, c.teak, 30),
        place(line(sheer, c.clay, 3), 0, 46),
        place(line(sheer, c.clay, 3), 0, 72),
        line(sheer, c.glow, 20),
      ),
    ),
    line(sheer, c.umber, 5),
    disc(length * 0.925, -18, 9, c.glow) + disc(length * 0.925, -18, 4, c.ink),
  );
}

/** Swells over the whole width. */
function swell(y: number, high: number, long: number, phase: number, colour: string, crest: string): Svg {
  const count = Math.ceil(2600 / long);
  const crests = times(count, () => d`q${long / 4} ${-high} ${long / 2} 0t${long / 2} 0`);
  const path = `${d`M${-600 - phase} ${y}`}${crests}V1200H-600Z`;
  return (
    fill(path, colour) + shade(path, { colour: crest, x: 700, y: y - 12, angle: 90, length: 40, reach: 1500 })
  );
}

const boat = (x: number, y: number, size: number, length: number, load: Svg, turn = 0): Svg =>
  place(layers(load, hull(length)), x, y, turn, size);

const cargo = (trophies: readonly Aboard[]): Svg => layers(trophies.map(aboard));

/** A pale cabin as high as this, for trophies to stand on and before. */
const cabin = (left: number, right: number, high: number): Svg =>
  layers(
    box(left, 16 - high, right - left, high + 20, c.blush),
    box(left - 12, 16 - high, right - left + 24, 12, c.teak),
  );

/** The six trophies on their way to the clients, in one long boat. */
export function voyage(): Svg {
  return document(
    '0 0 1440 600',
    layers(
      disc(706, 330, 318, c.sun),
      swell(452, 12, 210, 30, c.deep, c.shoal),
      boat(
        62,
        436,
        1,
        1330,
        cargo([
          { draw: reel, x: 890, size: 0.68, crate: 62 },
          { draw: carpet, x: 395, size: 0.62, crate: 74, turn: -4 },
          { draw: star, x: 640, size: 1.04 },
          { draw: letter, x: 218, size: 0.6, turn: -3 },
          { draw: question, x: 812, size: 0.56 },
          { draw: kettle, x: 1086, size: 0.66, crate: 36 },
        ]),
        -1,
      ),
      swell(530, 16, 300, 90, c.tide, c.deep),
      swell(572, 18, 380, 10, c.abyss, c.tide),
    ),
  );
}

/** The six stacked for upright screens, the star as tall as a mast. */
export function departure(): Svg {
  return document(
    '0 24 390 480',
    layers(
      disc(196, 250, 168, c.sun),
      swell(420, 8, 150, 30, c.deep, c.shoal),
      boat(
        6,
        408,
        0.66,
        566,
        layers(
          cargo([
            { draw: star, x: 262, size: 0.95, on: 178 },
            { draw: carpet, x: 122, size: 0.52, on: 182 },
            { draw: reel, x: 394, size: 0.44, on: 182 },
          ]),
          cabin(50, 506, 182),
          cargo([
            { draw: letter, x: 130, size: 0.42, on: 6, turn: -3 },
            { draw: question, x: 258, size: 0.4, on: 6 },
            { draw: kettle, x: 382, size: 0.42, on: 10 },
          ]),
        ),
        -1,
      ),
      swell(458, 9, 170, 60, c.tide, c.deep),
      swell(490, 9, 150, 90, c.abyss, c.tide),
    ),
  );
}
