import {
  box,
  clip,
  fill,
  layers,
  line,
  palette,
  place,
  rectPath,
  roundedPath,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { ferry, harvest } from '#artwork/landing/seen/sites.ts';
import { arabic, condensed, malayalam, plain, type Word } from '#artwork/stories/lettering.ts';
import { cracks, greeting, held, wares } from '../overview/train.ts';
import { print, sheet } from '../sheet.ts';
import { bananas, board, bridge, fort, house, passing, platform, rain } from './web-views.ts';

const { night, ember, laterite, sun, glow, lagoon, paper, mist } = palette;

/** The ground of the page, for what is not delivered as SVG. */
const ground = '#0B3B4A';

/** Height of every window's drawing; the wall below the window is the page's ground. */
const HEIGHT = 400;

/** A window with a view; the wall around it is the page's ground. */
function pane(width: number, view: Svg): Svg {
  const shape = roundedPath(7, 7, width - 14, 326, 40);
  return clip(shape, view) + line(shape, paper, 14);
}

/** A seat at one window: the phone in two hands before the view. */
function seat(
  width: number,
  view: Svg,
  page: Svg,
  { at = width - 405, down = 16, scale = 0.6, before = '' } = {},
): Svg {
  return layers(pane(width, view), before, place(held(page, 'below'), at, down, 0, scale));
}

/** The same phone, put down: it leans on the window, on the table that folds out below. */
function table(width: number, view: Svg, page: Svg, { before = '', beside = '' } = {}): Svg {
  const phone = box(190, 110, 330, 576, night, 34) + box(206, 140, 298, 516, '#FFFFFF') + page;
  return layers(
    pane(width, view),
    before,
    box(0, 336, width, 30, palette.apricot, 6) + box(0, 354, width, 12, palette.clay, 6),
    place(turned(phone, -6, 355, 686), width - 306, -18, 0, 0.52),
    beside,
  );
}

/** Tea in a glass. */
const tea = layers(
  fill('M0 0H58L50 82H8Z', palette.paper),
  fill('M3 18H55L50 82H8Z', palette.brick),
  fill('M34 18H55L50 82H34Z', palette.clay),
  box(0, 0, 58, 8, '#FFFFFF', 4),
);

/** A client's page on the screen. */
function shown(page: Svg): Svg {
  const scale = 298 / 508;
  return clip(rectPath(206, 140, 298, 516), place(page, 206 - 66 * scale, 140 - 52 * scale, 0, scale));
}

/** What the page consists of, from its top. */
const bar = box(222, 284, 190, 22, night);
const lines = box(222, 318, 260, 8, mist) + box(222, 336, 230, 8, mist);
const cards = place(wares.boot, 222, 366) + place(wares.slipper, 360, 366);
const button = box(222, 530, 266, 54, laterite);

const dashed = 'stroke-dasharray="14 11"';

/** The page while it is a drawing. */
const pencilled = layers(
  ['M222 156H488V250H222Z', 'M222 366H350V516H222Z', 'M360 366H488V516H360Z', 'M222 530H488V590H222Z'].map((d) =>
    line(d, lagoon, 6),
  ),
  line('M222 156L488 250M488 156L222 250M222 366L350 516M350 366L222 516M360 366L488 516M488 366L360 516', palette.aqua, 4),
  line('M222 290H400M222 322H488M222 342H450', lagoon, 6, dashed),
); // prettier-ignore

/** Seats of a booking desk; the one at the window is taken first. */
const seats = (title: Word): Svg => layers(
  box(206, 140, 298, 80, ember) + title.at(222, 198, '#FFFFFF'),
  times(16, (index) => {
    const [x, y] = [222 + (index % 4) * 62 + (index % 4 > 1 ? 18 : 0), 240 + Math.floor(index / 4) * 72];
    const own = index === 4;
    const taken = [2, 7, 9, 11].includes(index) ? mist : lagoon;
    return box(x, y, 50, 56, own ? sun : taken, 10) +
      (own ? line(`M${x + 11} ${y + 28}l11 13l18 -26`, night, 8) : '');
  }),
  button,
); // prettier-ignore

/** One address per line, from the old one to the new. */
const moved = layers(
  box(206, 140, 298, 70, ember),
  times(7, (row) => {
    const y = 250 + row * 54;
    return layers(
      box(222, y - 9, 50 + ((row * 31) % 44), 18, mist),
      line(`M334 ${y}H372M360 ${y - 12}l14 12l-14 12`, ember, 7),
      box(392, y - 9, 56 + ((row * 23) % 40), 18, lagoon),
    );
  }),
);

export async function journey() {
  const hello = await greeting();
  const [first, second, chips, pick, pay, boats, trees] = await Promise.all([
    malayalam('സ്വാഗതം', 46),
    arabic('أهلاً', 60),
    condensed('Chips', 62),
    condensed('Pick a window', 35),
    plain('Cash on delivery', 15),
    ferry(),
    harvest(),
  ]);
  /** The page in one language; `mirrored` from the right. */
  const inOne = (word: Word, mirrored: boolean): Svg => {
    const body = layers(bar, lines, cards, button);
    return layers(
      box(206, 140, 298, 120, ember),
      word.at(mirrored ? 488 - word.width : 222, 224, '#FFFFFF'),
      mirrored ? place(body, 710, 0, 0, -1, 1) : body,
    );
  };
  const packet = layers(
    hello,
    box(222, 284, 266, 232, glow),
    fill('M286 296H424L414 316L430 500H280L296 316Z', sun) + fill('M355 296H424L414 316L430 500H355Z', palette.turmeric),
    box(288, 364, 136, 82, laterite),
    chips.at(356 - (chips.width * 0.72) / 2, 428, '#FFFFFF', 0.72),
    box(222, 530, 266, 54, laterite) + line('M240 556l11 11l20 -23', '#FFFFFF', 7) + pay.at(276, 563, '#FFFFFF'),
  ); // prettier-ignore
  // Pieces on their way to their places.
  const pieces = layers(
    turned(box(38, 58, 128, 15, night), 9, 102, 66),
    place(wares.boot, 36, 128, -14, 0.72),
    turned(box(30, 258, 168, 36, laterite), 7, 114, 276),
  );
  const arriving = layers(
    hello,
    lines,
    place(wares.slipper, 360, 366),
    line('M222 366H350V516H222ZM222 530H488V584H222Z', lagoon, 5, dashed),
  );
  const other = (width: number): Svg =>
    width > 500
      ? place(turned(layers(box(190, 110, 330, 520, night, 34), box(206, 140, 298, 460, '#FFFFFF'), clip('M206 140H504V600H206Z', inOne(second, true))), 7, 355, 400), width - 366, 46, 0, 0.6)
      : ''; // prettier-ignore
  const trilingual = async (width: number): Promise<Svg> =>
    seat(width, await board(width), inOne(first, false), {
      ...(width > 500 ? { at: width - 499 } : { at: 138, down: 84, scale: 0.5 }),
      before: other(width),
    });
  return [
    sheet('web-pencilled', 480, HEIGHT, seat(480, fort, pencilled)),
    sheet('web-arriving', 480, HEIGHT, table(480, house, arriving, { before: pieces })),
    sheet('web-basket', 480, HEIGHT, seat(480, bananas, packet)),
    print('web-booked', 612, HEIGHT, box(0, 0, 612, HEIGHT, ground) + table(612, passing, seats(pick))),
    sheet('web-scripts', 856, HEIGHT, await trilingual(856)),
    sheet('web-scripts-tall', 480, HEIGHT, await trilingual(480)),
    sheet(
      'web-rain',
      480,
      HEIGHT,
      table(480, rain(), shown(boats) + cracks, { beside: place(tea, 120, 256) }),
    ),
    sheet('web-moved', 480, HEIGHT, seat(480, bridge, moved)),
    sheet('web-kept', 480, HEIGHT, table(480, platform, shown(trees) + cracks)),
  ];
}
