import {
  clip,
  disc,
  document,
  fill,
  layers,
  line,
  palette,
  random,
  round,
  shade,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** A dhow from the side, 1360 by 520, cut open. */
const hull =
  'M0 40L26 34C60 66 120 86 220 90H1130C1220 88 1290 64 1322 14L1360 18C1354 150 1336 290 1292 396C1256 476 1190 502 1090 504H270C150 500 92 430 54 318C24 230 8 130 0 40Z';
const inside =
  'M56 124C120 140 180 142 240 142H1120C1190 140 1256 128 1308 106C1300 220 1282 320 1248 386C1216 440 1160 456 1090 458H270C176 456 128 400 100 318C80 254 66 190 56 124Z';

/** Positions of the bulkheads: the outer holds are wider, because the hull narrows. */
const bulkheads = [367, 680, 993];

const planks = [190, 250, 310, 370, 430, 480];

const planking = clip(
  hull,
  planks
    .map((y) =>
      line(
        `M0 ${y - 70}C60 ${y} 120 ${y} 220 ${y}H1130C1220 ${y} 1290 ${y - 20} 1340 ${y - 70}`,
        palette.umber,
        2.5,
      ),
    )
    .join(''),
);

const rail = line('M8 54C70 92 130 104 222 106H1128C1226 104 1296 80 1338 32', palette.sun, 6);

/** The dhow with a single hold, for the coins that a page counts. */
export function cargoHold(): Svg {
  return document(
    '0 0 1360 520',
    layers(
      fill(hull, palette.teak),
      planking,
      rail,
      fill(inside, palette.navy),
      line(inside, palette.turmeric, 5),
    ),
  );
}

/** The dhow with four holds. */
export function cargoHull(): Svg {
  return document(
    '0 0 1360 520',
    layers(
      fill(hull, palette.teak),
      shade(hull, { colour: palette.umber, x: 700, y: 508, angle: -90, length: 320, reach: 840 }),
      planking,
      rail,
      fill(inside, palette.navy),
      shade(inside, { colour: palette.ink, x: 700, y: 462, angle: -90, length: 250, reach: 840 }),
      clip(
        inside,
        bulkheads
          .map(
            (x) =>
              `<path d="M${x - 9} 120H${x + 9}V460H${x - 9}Z" fill="${palette.umber}"/><path d="M${x - 9} 120H${x - 4}V460H${x - 9}Z" fill="${palette.brick}"/>`,
          )
          .join(''),
      ),
      line(inside, palette.turmeric, 4),
    ),
  );
}

/** The coins in one hold. */
export interface Heap {
  colour: string;
  mark: string;
  /** Coins in the bottom row; each row above has one fewer. */
  floor: number;
  rows: number;
}

/** A heap of coins in a hold, 280 by 200. */
export function heap({ colour, mark, floor, rows }: Heap): Svg {
  const next = random(`heap ${colour}`);
  const coin = `<g id="c">${disc(0, 3, 15, mark)}${disc(0, 0, 15, colour)}<path d="M-6 6L2 -9C6 -5 7 0 6 6Z" fill="${mark}"/></g>`;
  const coins = times(rows, (row) => {
    const count = floor - row;
    return times(count, (index) => {
      const x = 140 + (index - (count - 1) / 2) * 24 + (next() - 0.5) * 9;
      const y = 181 - row * 20 - next() * 5;
      return `<use href="#c" transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(next() * 90 - 45)})"/>`;
    });
  });
  return document('0 0 280 200', `<defs>${coin}</defs>${coins}`);
}

/** The sea below the dhow, 1440 by 120, tileable. */
export function cargoSea(): Svg {
  const swell = (y: number, height: number): string =>
    `M0 ${y}${times(4, () => `q90 ${-height} 180 0t180 0`)}`;
  return document(
    '0 0 1440 120',
    layers(
      fill(`${swell(22, 22)}V120H0Z`, palette.lagoon),
      line(swell(36, 18), palette.shoal, 3, 'stroke-dasharray="90 60 30 140"'),
      fill(`${swell(66, 16)}V120H0Z`, palette.tide),
      line(swell(84, 12), palette.lagoon, 3, 'stroke-dasharray="40 110 120 70"'),
    ),
  );
}
