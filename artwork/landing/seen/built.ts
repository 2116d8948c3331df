import { box, disc, layers, line, palette, place, times, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain, wide } from '#artwork/stories/lettering.ts';
import { shoe } from '#artwork/stories/web-development.ts';
import { asked, centred, flush, HEIGHT, onPhone, WIDTH } from './frame.ts';

const { ink, paper, sun, ember, tide, lagoon, rope, slate, jade, laterite, umber, blush, aqua } = palette;

const pot = `<path fill="${ember}" d="M-40-8h80v44c0 14-10 22-24 22h-32c-14 0-24-8-24-22z"/><path fill="${laterite}" d="M-48-20h96v14h-96zM-8-34H8v14H-8z"/>`;
const lamp = `<path fill="${sun}" d="M-26-50h52l22 60h-96z"/><path fill="${slate}" d="M-4 10h8v44H-4zM-30 54h60v8h-60z"/>`;

/** A basket that shows the delivery fee before the total. */
export async function basket(): Promise<Svg> {
  const [title, delivery, fee, first, second, total, sum, pay] = await Promise.all([
    condensed('Basket', 38),
    plain('Delivery', 18),
    condensed('AED 15', 30),
    condensed('AED 120', 30),
    condensed('AED 85', 30),
    condensed('Total', 40),
    condensed('AED 220', 40),
    plain('Pay', 20),
  ]);
  const row = (y: number, thing: Svg, bars: number): Svg =>
    box(96, y, 116, 116, '#EEE7DA') +
    place(thing, 154, y + 58, 0, 0.82) +
    box(236, y + 36, bars, 14, slate) +
    box(236, y + 64, 84, 10, rope);
  return layers(
    onPhone(tide, ''),
    title.at(96, 148, ink),
    disc(532, 130, 24, ember),
    centred(await plain('2', 17), 532, 139, paper),
    box(66, 178, 508, 76, sun),
    delivery.at(96, 224, ink),
    flush(fee, 546, 231, ink),
    row(278, lamp, 120),
    flush(first, 546, 340, ink),
    row(414, pot, 96),
    flush(second, 546, 476, ink),
    box(96, 562, 450, 4, ink),
    total.at(96, 634, ink),
    flush(sum, 546, 634, ink),
    `<path fill="${ember}" d="M96 672h450v84H150c-36 0-54-24-54-46z"/>`,
    pay.at(300, 722, paper),
  );
}

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

/** A crowded page behind its replacement, and old URLs that redirect to new ones. */
export async function revamp(): Promise<Svg> {
  const [find, heading, old, fresh] = await Promise.all([
    condensed('Find it by size,', 44),
    condensed('brand or code', 44),
    plain('/p?id=118', 16),
    plain('/pumps/50-mm', 16),
  ]);
  const codes = await Promise.all(['P-50', 'P-65', 'P-80'].map((code) => condensed(code, 26)));
  return layers(
    box(0, 0, WIDTH, HEIGHT, blush),
    box(40, 40, 420, 560, '#B9B3A8'),
    box(40, 40, 420, 40, '#8D877D'),
    times(40, (i) =>
      box(
        60 + (i % 5) * 78,
        98 + Math.floor(i / 5) * 56,
        62,
        12 + ((i * 17) % 26),
        i % 3 ? '#8D877D' : '#D5CFC4',
      ),
    ),
    box(112, 104, 488, 520, '#FFFFFF'),
    box(112, 104, 488, 40, ink),
    [ember, sun, jade].map((colour, i) => disc(136 + i * 24, 124, 7, colour)),
    find.at(144, 216, ink),
    heading.at(144, 276, lagoon),
    await asked(144, 306, 424, 'pump 50 mm', '#E9EEF0'),
    codes.map((code, i) =>
      layers(
        box(144, 396 + i * 72, 424, 60, i ? '#F1ECE2' : sun),
        code.at(164, 436 + i * 72, ink),
        box(290, 420 + i * 72, 130, 12, slate),
        disc(536, 426 + i * 72, 12, i === 2 ? rope : jade),
      ),
    ),
    box(40, 664, 520, 84, ink),
    old.at(66, 714, '#A9A296'),
    line('M216 706h60m-18-16l18 16-18 16', sun, 6),
    fresh.at(304, 714, paper),
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
