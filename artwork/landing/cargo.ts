import { clip, document, fill, layers, line, palette, type Svg } from '#artwork/draw/index.ts';

/** A dhow from the side, 1360 by 520, cut open. */
const hull =
  'M0 40L26 34C60 66 120 86 220 90H1130C1220 88 1290 64 1322 14L1360 18C1354 150 1336 290 1292 396C1256 476 1190 502 1090 504H270C150 500 92 430 54 318C24 230 8 130 0 40Z';
const inside =
  'M56 124C120 140 180 142 240 142H1120C1190 140 1256 128 1308 106C1300 220 1282 320 1248 386C1216 440 1160 456 1090 458H270C176 456 128 400 100 318C80 254 66 190 56 124Z';

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
