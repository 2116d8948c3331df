import {
  box,
  clip,
  disc,
  layers,
  line,
  palette,
  place,
  random,
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, letters, malayalam, plain } from '#artwork/stories/lettering.ts';
import { centred, flush } from './seen/frame.ts';

const WIDTH = 800;
const HEIGHT = 640;

const { ink, paper, sun, ember, tide, lagoon, rope, laterite, slate, jade, blush, umber, sand, mist } =
  palette;

const bar = 56;

/** A page in a browser's window. */
const windowed = (ground: string, page: Svg): Svg =>
  layers(
    box(0, 0, WIDTH, HEIGHT, ground),
    page,
    box(0, 0, WIDTH, bar, ink),
    [ember, sun, jade].map((colour, i) => disc(34 + i * 30, 28, 9, colour)),
    box(140, 14, 500, 28, slate, 14),
  );

/** A button whose free end is a sail's edge; `turned` for a page read from the right. */
const button = (x: number, y: number, width: number, colour: string, turned = false): Svg =>
  turned
    ? `<path fill="${colour}" d="M${x} ${y}h${width}v72h${-width + 50}c-36 0-50-20-50-44z"/>`
    : `<path fill="${colour}" d="M${x} ${y}h${width}v28c0 24-14 44-50 44h${-width + 50}z"/>`;

/** A flask of scent in an arch, its middle at x. */
const flask = (x: number): Svg =>
  layers(
    `<path fill="${sun}" d="M${x - 150} ${HEIGHT}V300a150 150 0 0 1 300 0v340z"/>`,
    `<path fill="${ink}" d="M${x - 34} 226h68v70h-68z"/>`,
    `<path fill="${laterite}" d="M${x - 22} 296h44v26c60 10 92 52 92 108v122H${x - 114}V430c0-56 32-98 92-108z"/>`,
    `<path fill="${umber}" d="M${x - 114} 440h228v112H${x - 114}z"/>`,
    `<path fill="${ember}" d="M${x + 62} 352c34 18 52 46 52 78v10h-28c0-34-6-62-24-88z"/>`,
  );

const brand = (): ReturnType<typeof letters> => letters('round', 'oudra', { cap: 36, axes: { wght: 430 } });

/** The page of a scent: the flask, its name, sizes and the button, at this height. */
async function scent(at: number, sizesAt: number): Promise<Svg> {
  const [name, first, second, small, large, add] = await Promise.all([
    brand(),
    condensed('First', 92),
    condensed('rain', 92),
    plain('50 ml', 24),
    plain('100 ml', 24),
    plain('Add to basket', 25),
  ]);
  return layers(
    flask(206),
    name.at(52, 142, ink),
    first.at(408, 212, ink),
    second.at(408, 322, ink),
    box(408, sizesAt, 150, 62, ink),
    box(574, sizesAt, 150, 62, paper),
    centred(small, 483, sizesAt + 42, sun),
    centred(large, 649, sizesAt + 42, ink),
    button(408, at, 316, ember),
    add.at(444, at + 47, ink),
  );
}

/** A school's page and, over it, the plain form in which its staff change it. */
async function wordpress(): Promise<Svg> {
  const [name, letter, first, second, title, said, save] = await Promise.all([
    condensed('Ezhuthu School', 34),
    malayalam('അ', 140),
    condensed('Letter of', 54),
    condensed('the week', 54),
    plain('Title', 24),
    plain('Letter of the week', 25),
    plain('Update', 24),
  ]);
  return windowed(
    paper,
    layers(
      box(0, bar, 464, HEIGHT, tide),
      times(9, (i) => box(0, 150 + i * 66, 464, 2.5, lagoon)),
      name.at(40, 130, paper),
      letter.at(34, 372, sun, 390 / letter.width),
      first.at(490, 176, ink),
      second.at(490, 246, ink),
      box(292, 384, 452, 196, ink),
      box(296, 388, 444, 188, '#FFFFFF'),
      title.at(318, 446, slate),
      box(398, 404, 320, 66, mist),
      said.at(414, 446, ink),
      box(418 + said.width, 416, 4, 42, ember),
      button(528, 486, 190, lagoon),
      save.at(564, 531, paper),
    ),
  );
}

const shop = async (): Promise<Svg> => windowed(blush, await scent(484, 386));

/** Bookkeeping: what is paid and what is due. */
async function custom(): Promise<Svg> {
  const [title, ...states] = await Promise.all([
    condensed('Invoices', 62),
    ...['Paid', 'Paid', 'Due', 'Paid'].map((state) => plain(state, 24)),
  ]);
  return windowed(
    sand,
    layers(
      box(0, bar, 150, HEIGHT, tide),
      times(5, (i) => box(34, 110 + i * 62, i === 1 ? 92 : 70, 16, i === 1 ? sun : lagoon)),
      title.at(190, 156, ink),
      [64, 92, 78, 124, 108, 150, 136, 178].map((high, i) =>
        box(190 + i * 70, 362 - high, 52, high, i === 7 ? ember : lagoon),
      ),
      box(190, 362, 542, 4, ink),
      states.map((state, i) =>
        layers(
          box(190, 386 + i * 64, 542, 56, '#FFFFFF'),
          box(212, 408 + i * 64, 180 - ((i * 53) % 90), 14, slate),
          box(440, 408 + i * 64, 96, 14, rope),
          box(598, 393 + i * 64, 122, 42, state.width && i === 2 ? sun : mist),
          centred(state, 659, 423 + i * 64, ink),
        ),
      ),
    ),
  );
}

/** One page from both reading directions: the English one as a wireframe, the Arabic one built. */
async function directions(): Promise<Svg> {
  const [name, first, add] = await Promise.all([
    brand(),
    arabic('أول المطر', 64),
    arabic('أضف إلى السلة', 30),
  ]);
  const frame = (d: string): Svg => line(d, lagoon, 4);
  return windowed(
    '#FFFFFF',
    layers(
      times(6, (i) => box(i * 70, bar, 46, HEIGHT, '#E8F1F3')),
      frame('M36 108H150V148H36Z'),
      frame('M36 190H364V410H36ZL364 410M364 190 36 410'),
      frame('M36 442H300M36 472H364M36 502H230'),
      frame('M36 528H220V580H36Z'),
      clip(
        'M400 56h400v584H400z',
        layers(
          box(400, bar, 400, HEIGHT, blush),
          place(flask(0), 588, 6, 0, 0.72),
          box(400, 403, 400, 237, blush),
          flush(name, 740, 116, ink),
          flush(first, 740, 486, ink),
          button(490, 508, 250, ember, true),
          centred(add, 624, 556, ink),
        ),
      ),
      box(397, bar, 6, HEIGHT, ink),
    ),
  );
}

/** A sentence that says nothing, struck out, and what was written instead, in two languages. */
async function writing(): Promise<Svg> {
  const [name, before, first, second, other] = await Promise.all([
    brand(),
    condensed('A luxurious scent', 56),
    condensed('First rain', 104),
    condensed('on hot sand', 104),
    arabic('أول مطر على رمل ساخن', 46),
  ]);
  return windowed(
    paper,
    layers(
      name.at(52, 142, ink),
      before.at(52, 246, '#8D877D'),
      line(`M40 222C200 238 ${round(before.width - 60)} 206 ${round(before.width + 64)} 220`, ember, 9),
      first.at(52, 376, ink),
      second.at(52, 490, ink),
      box(52, 507, 688, 4, ink),
      flush(other, 740, 576, laterite),
    ),
  );
}

/** Where people touch the page: on the flask, which does nothing; so the button has moved up. */
async function conversion(): Promise<Svg> {
  const next = random('touches');
  return windowed(
    mist,
    layers(
      await scent(344, 430),
      times(19, (i) => {
        const [x, y] = [206 + (next() + next() - 1) * 150, 430 + (next() + next() - 1) * 150];
        const [left, top] = i < 17 ? [x, y] : [(i - 10) * 70, 532 + (i % 2) * 22];
        return disc(round(left), round(top), 17, paper) + disc(round(left), round(top), 9, lagoon);
      }),
      line('M408 506h316v28c0 24-14 44-50 44H408Z', ink, 4, 'stroke-dasharray="16 12"'),
      line('M743 548V374M729 394l14-20 14 20', ink, 7),
    ),
  );
}

/**
 * What the web pages provide, seen on finished sites. Some screens crop a tenth at the right or at
 * the foot.
 */
export const provided = await Promise.all(
  Object.entries({ wordpress, shop, custom, directions, writing, conversion }).map(async ([name, draw]) => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${await draw()}</svg>`;
    return { key: `landing/provided-${name}`, width: WIDTH, height: HEIGHT, draw: { svg: () => drawn } };
  }),
);
