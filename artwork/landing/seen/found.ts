import {
  box,
  disc,
  fill,
  layers,
  line,
  palette,
  place,
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, plain, wide } from '#artwork/stories/lettering.ts';
import { asked, HEIGHT, onPhone, phone, WIDE, WIDTH } from './frame.ts';

const { ink, paper, sun, ember, laterite, tide, lagoon, rope, forest, slate, jade, aqua } = palette;

/** A search results page: the resort's answer first, the others grey. */
export async function search(): Promise<Svg> {
  const [site, first, second, said, rank] = await Promise.all([
    plain('nilaresorts.example', 13),
    condensed('How are the road and', 30),
    condensed('the steps in the rain?', 30),
    plain('Reception answers, in two sentences.', 13.5),
    condensed('1', 150),
  ]);
  const other = (y: number): Svg =>
    box(112, y, 150, 12, '#C9D2CE') +
    box(112, y + 26, 330, 22, '#B5C1BC') +
    box(112, y + 62, 400, 10, '#DDE3E0');
  return layers(
    onPhone(forest, box(66, 52, 508, 900, '#F1F4F1')),
    await asked(90, 104, 460, 'hill resort, road in the rain'),
    box(66, 196, 508, 226, '#FFFFFF'),
    box(66, 196, 12, 226, sun),
    disc(124, 236, 15, forest),
    site.at(150, 243, slate),
    first.at(108, 304, lagoon),
    second.at(108, 348, lagoon),
    said.at(108, 392, ink),
    rank.at(500 - rank.width / 2 + 30, 392, sun, 0.62),
    times(3, (i) => other(462 + i * 118)),
  );
}

const FISH = 'M0 0C40-46 150-52 230-10L282-44C276-14 276 14 282 44L230 10C150 52 40 46 0 0Z';

const fish = (y: number, colour: string): Svg =>
  place(
    layers(
      fill(FISH, colour),
      disc(38, -8, 7, ink),
      line('M66-28C78-10 78 10 66 28', ink, 4),
      times(4, (i) => disc(106 + i * 28, 6, 5, slate)),
    ),
    190,
    y,
    -5,
  );

/** What is advertised is larger than the phone: two sardines pass behind it. */
const sardines: Svg = [220, 545]
  .map((y) =>
    place(
      fill(FISH, laterite) + disc(38, -8, 6, ember) + line('M66-28C78-10 78 10 66 28', ember, 3.4),
      -236,
      y,
      -3,
      3.4,
    ),
  )
  .join('');

/** An advert in a feed, which stops when the catch is sold. */
export async function advert(): Promise<Svg> {
  const [name, paid, landed, today, left, order] = await Promise.all([
    wide('mathi', 20),
    plain('Sponsored', 13),
    condensed('Landed', 40),
    condensed('this morning', 40),
    plain('Stops when sold', 15),
    plain('Order', 18),
  ]);
  return layers(
    box(WIDE.left, 0, WIDE.width, WIDE.height, ember),
    sardines,
    phone(
      66,
      52,
      508,
      layers(
        disc(122, 132, 30, tide),
        `<path fill="${aqua}" d="M100 132c10-13 26-13 36-2l9-8v20l-9-8c-10 11-26 11-36-2z"/>`,
        name.at(166, 133, ink),
        paid.at(166, 158, slate),
        box(66, 182, 508, 372, tide),
        times(26, (i) =>
          disc(80 + ((i * 97) % 480), 480 + ((i * 53) % 70), 13 + ((i * 7) % 9), i % 2 ? '#DCEBEA' : aqua),
        ),
        fish(392, '#C4D3D8'),
        fish(456, '#E7EEEE'),
        fish(520, '#AFC2CA'),
        landed.at(96, 244, paper),
        today.at(96, 300, paper),
        box(66, 554, 508, 96, paper),
        left.at(96, 610, ink),
        `<path fill="${sun}" d="M404 574h142v62H446c-28 0-42-14-42-34z"/>`,
        order.at(440, 612, ink),
        box(96, 684, 320, 12, rope),
        box(96, 712, 240, 12, rope),
      ),
    ),
  );
}

const tools: readonly Svg[] = [
  `<path fill="${slate}" d="M-46-26h70l22 14v26H10v62h-30v-62h-26z"/><path fill="${ember}" d="M46-4h40v8H46z"/>`,
  `<path fill="#8B6B3E" d="M-8-16h16v92H-8z"/><path fill="${slate}" d="M-46-46h76c16 0 20 10 22 24l-30-4v10h-68z"/>`,
  `<path fill="${slate}" d="M-14 76V-2a34 34 0 0 1-16-52v30h30v-30a34 34 0 0 1-16 52h30v78z" transform="translate(8)"/>`,
  `<path fill="${rope}" d="M-52-34h104v98H-52z"/><path fill="${slate}" d="M-52-34h104v24H-52z"/><path fill="${ink}" d="M-18-20h36v8h-36z"/>`,
];

/** Shopping results, each with its courier fee. */
export async function shopping(): Promise<Svg> {
  const names = await Promise.all(
    ['Drill', 'Hammer', 'Spanner', 'Screws'].map((word) => condensed(word, 24)),
  );
  const prices = await Promise.all(
    ['INR 1,890', 'INR 420', 'INR 260', 'INR 180'].map((word) => plain(word, 15)),
  );
  const courier = await plain('Courier INR 60', 14.5);
  return layers(
    onPhone(sun, '', '#EFEDE6'),
    await asked(90, 104, 460, 'drill, delivered'),
    times(4, (i) => {
      const x = 90 + (i % 2) * 236;
      const y = 196 + Math.floor(i / 2) * 322;
      return layers(
        box(x, y, 224, 304, '#FFFFFF'),
        place(tools[i] ?? '', x + 112, y + 78, 0, 1.05),
        names[i]?.at(x + 18, y + 204, ink) ?? '',
        prices[i]?.at(x + 18, y + 236, slate) ?? '',
        box(x, y + 256, 224, 48, i ? '#DDEBE2' : jade),
        courier.at(x + 18, y + 287, i ? forest : paper),
      );
    }),
  );
}

/** A form with two questions on a phone, and a call log. */
export async function leads(): Promise<Svg> {
  const [back, home, when, price, call, spoke, ...hours] = await Promise.all([
    condensed('Moving', 44),
    condensed('home?', 44),
    plain('When?', 14),
    plain('Budget?', 14),
    plain('Call me', 18),
    condensed('Spoke', 30),
    ...['10:05', '10:20', '10:45', '11:10', '11:30', '12:05', '12:20'].map((hour) => condensed(hour, 27)),
  ]);
  const choice = (x: number, y: number, on: boolean): Svg =>
    box(x, y, 104, 46, on ? sun : '#E6E0D3', 23) + box(x + 26, y + 19, 52, 8, on ? ink : slate);
  return layers(
    box(0, 0, WIDTH, HEIGHT, lagoon),
    phone(
      52,
      52,
      350,
      layers(
        box(52, 52, 350, 196, tide),
        back.at(80, 160, paper),
        home.at(80, 218, sun),
        when.at(80, 290, ink),
        choice(80, 308, true),
        choice(196, 308, false),
        price.at(80, 400, ink),
        choice(80, 418, false),
        choice(196, 418, true),
        `<path fill="${ember}" d="M80 500h280v74H134c-40 0-54-20-54-40z"/>`,
        call.at(172, 545, paper),
        box(80, 616, 260, 10, rope),
        box(80, 640, 200, 10, rope),
      ),
    ),
    place(
      layers(
        box(0, 0, 260, 640, '#FFFFFF'),
        spoke.at(26, 62, ink),
        box(26, 84, 208, 4, ink),
        ...hours.map((hour, i) =>
          layers(
            hour.at(26, 134 + i * 66, slate),
            box(26, 152 + i * 66, 208, 2, rope),
            i === 3
              ? line(`M196 ${round(112 + i * 66)}l24 24m0-24l-24 24`, ember, 6)
              : line(`M190 ${round(126 + i * 66)}l12 12 26-32`, jade, 7),
          ),
        ),
      ),
      352,
      142,
      4,
    ),
  );
}
