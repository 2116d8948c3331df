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

/** A dhow from the side, 1360 by 470, cut open along her four holds. */
const hull =
  'M0 34L26 30C60 60 120 78 220 82H1130C1220 80 1290 58 1322 10L1360 14C1352 120 1316 236 1226 330C1180 376 1120 396 1060 400H300C190 396 96 330 46 210C22 150 8 96 0 34Z';
const inside =
  'M60 110C120 128 180 130 240 130H1120C1190 128 1260 116 1304 92C1290 180 1256 250 1200 306C1164 344 1110 356 1050 358H310C220 352 148 300 104 222C84 184 70 148 60 110Z';

/** Where the bulkheads stand. */
const bulkheads = [372, 650, 940];

const planks = [150, 210, 270, 330, 380];

export function cargoHull(): Svg {
  return document(
    '0 0 1360 420',
    layers(
      fill(hull, palette.teak),
      shade(hull, { colour: palette.umber, x: 700, y: 404, angle: -90, length: 300, reach: 840 }),
      clip(
        hull,
        planks
          .map((y) =>
            line(
              `M0 ${y - 40}C60 ${y} 120 ${y} 220 ${y}H1130C1220 ${y} 1290 ${y - 20} 1340 ${y - 60}`,
              palette.umber,
              2.5,
            ),
          )
          .join(''),
      ),
      line('M8 46C70 84 130 96 222 98H1128C1226 96 1296 74 1336 28', palette.ember, 5),
      fill(inside, palette.navy),
      shade(inside, { colour: palette.ink, x: 700, y: 362, angle: -90, length: 220, reach: 840 }),
      bulkheads
        .map((x) => `<rect x="${x - 9}" y="124" width="18" height="236" fill="${palette.umber}"/>`)
        .join(''),
      line(inside, palette.turmeric, 4),
    ),
  );
}

interface Heap {
  from: number;
  to: number;
  count: number;
  colour: string;
  mark: string;
}

const heaps: readonly Heap[] = [
  { from: 196, to: 360, count: 9, colour: palette.sand, mark: '#8F7546' },
  { from: 388, to: 636, count: 18, colour: palette.ember, mark: palette.brick },
  { from: 666, to: 926, count: 18, colour: palette.shoal, mark: palette.deep },
  { from: 956, to: 1180, count: 28, colour: palette.sun, mark: '#C27A22' },
];

/** A coin as it lies in a heap: round from the front, or an ellipse where it has tipped over. */
function lying(x: number, y: number, { colour, mark }: Heap, turn: number): Svg {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(1 ${turn > 30 ? 0.55 : 0.94})">${disc(0, 0, 14, mark)}${disc(0, -2, 14, colour)}<path d="M-6 4L2 -9C6 -5 7 0 6 4Z" fill="${mark}"/></g>`;
}

/** Loose coins on the floor of each hold, higher towards the middle. */
export function cargoCoins(): Svg {
  const next = random('cargo');
  return document(
    '0 0 1360 420',
    clip(
      inside,
      heaps
        .map((heap) => {
          const middle = (heap.from + heap.to) / 2;
          const half = (heap.to - heap.from) / 2 - 14;
          return times(heap.count, (index) => {
            const row = Math.floor((index / heap.count) * 3);
            const spread = half * (1 - row * 0.26);
            const x = middle + (next() * 2 - 1) * spread;
            return lying(x, 346 - row * 15 - next() * 5, heap, next() * 70 - 20);
          });
        })
        .join(''),
    ),
  );
}
