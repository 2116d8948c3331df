import { box, disc, layers, palette, place, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain, wide } from '#artwork/stories/lettering.ts';
import { shoe } from '#artwork/stories/web-development.ts';
import { centred, HEIGHT, onPhone, WIDTH } from './frame.ts';

const { ink, paper, sun, ember, lagoon, rope, slate, jade, laterite, umber, blush, aqua } = palette;

/** A shoe with half sizes, sole and toe. */
export async function shop(): Promise<Svg> {
  const [brand, price, take] = await Promise.all([
    wide('Calicut Last Co.', 17),
    condensed('INR 2,900', 36),
    plain('Between 7 and 8? Take the half.', 15.5),
  ]);
  const sizes = await Promise.all(['7', '7½', '8', '8½'].map((size) => condensed(size, 27)));
  return onPhone(
    umber,
    layers(
      brand.at(96, 128, ink),
      box(66, 152, 508, 270, blush),
      place(shoe(laterite), 132, 392, -6, 2.9),
      sizes.map((size, i) =>
        layers(
          box(96 + i * 116, 446, 102, 76, i === 1 ? ink : '#EAE2D3'),
          centred(size, 147 + i * 116, 498, i === 1 ? sun : ink),
        ),
      ),
      take.at(96, 564, laterite),
      price.at(96, 644, ink),
      `<path fill="${ember}" d="M340 598h204v70H384c-30 0-44-18-44-38z"/>`,
      box(400, 626, 84, 12, paper),
      box(96, 692, 220, 108, blush),
      box(330, 692, 214, 108, aqua),
    ),
  );
}

/** The weekly report on Friday: money spent, and orders paid for. */
export async function report(): Promise<Svg> {
  const [day, paid, orders, spent, ...names] = await Promise.all([
    condensed('Friday', 76),
    plain('Spent', 17),
    plain('Paid orders', 17),
    plain('Kept, changed, stopped', 17),
    ...['Search', 'Shopping', 'Social', 'Video'].map((name) => condensed(name, 32)),
  ]);
  const rows: readonly (readonly [number, number, string])[] = [
    [120, 250, jade],
    [150, 214, jade],
    [170, 120, sun],
    [96, 24, ember],
  ];
  return layers(
    box(0, 0, WIDTH, HEIGHT, sun),
    place(
      layers(
        box(0, 0, 560, 860, '#FFFFFF'),
        day.at(44, 130, ink),
        box(44, 160, 472, 6, ink),
        box(44, 188, 20, 20, slate),
        paid.at(74, 205, ink),
        box(204, 188, 20, 20, lagoon),
        orders.at(234, 205, ink),
        rows.map(([cost, came, mark], i) =>
          layers(
            names[i]?.at(44, 288 + i * 112, ink) ?? '',
            box(206, 250 + i * 112, cost, 22, slate),
            box(206, 278 + i * 112, came, 34, lagoon),
            disc(500, 282 + i * 112, 16, mark),
            box(44, 326 + i * 112, 472, 2, rope),
          ),
        ),
        spent.at(44, 716, slate),
      ),
      104,
      56,
      -3,
      0.82,
    ),
  );
}
