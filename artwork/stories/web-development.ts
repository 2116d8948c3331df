import { box, disc, fill, layers, line, place, times, turned, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['web-development'];

/** Nine old URLs redirected to nine new ones, laced like a shoe. */
async function addresses(width: number, side: number, size: number): Promise<Svg> {
  const [before, after] = await Promise.all(['/item?id=', '/shoes/'].map((text) => plain(text, size)));
  const [left, middle] = [side > 300 ? 40 : 14, width / 2];
  const order = [3, 0, 5, 1, 7, 2, 8, 4, 6];
  return layers(
    box(0, 0, width, 620, ink),
    box(0, 0, side, 620, ground),
    box(width - side, 0, side, 620, ground),
    times(9, (index) => {
      const y = 60 + index * 62;
      const to = 60 + (order[index] ?? 0) * 62;
      return layers(
        before?.at(left, y + 6, paper) ?? '',
        box(
          left + (before?.width ?? 0) + 8,
          y - 12,
          (side - 160) * (0.44 + ((index * 43) % 90) / 270),
          20,
          mark,
        ),
        line(
          `M${side - 20} ${y}C${middle} ${y} ${middle} ${to} ${width - side + 20} ${to}`,
          index % 3 ? paper : mark,
          7,
        ),
        disc(side - 20, y, 15, paper) + disc(side - 20, y, 7, ink),
        disc(width - side + 20, to, 15, paper) + disc(width - side + 20, to, 7, ink),
        after?.at(width - side + 50, y + 6, paper) ?? '',
        box(
          width - side + 58 + (after?.width ?? 0),
          y - 12,
          (side - 160) * (0.4 + ((index * 57) % 120) / 300),
          20,
          mark,
        ),
      );
    }),
  );
}

const colours = [mark, paper, '#d9694a', '#8f2f24', '#c9a27e', '#f7c98d'];
const sizes = await Promise.all([4, 5, 6, 7, 8, 9, 10, 11, 12].map((size) => condensed(`${size}`, 44)));

const asked = await condensed('?', 66);

/** One shoe in every colour and size, box by box; one box stands open, its content unknown. */
function boxes(width: number, height: number, across: 'sizes' | 'colours'): Svg {
  const [columns, rows] = across === 'sizes' ? [9, 6] : [6, 9];
  const [w, h] = [width / columns, height / rows];
  const open: Svg[] = [];
  const wall = times(54, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [size, colour] = across === 'sizes' ? [column, row] : [row, column];
    const [x, y, face] = [column * w, row * h, colours[colour] ?? mark];
    const number = sizes[size];
    const dark = colour === 3;
    if (size === 4 && colour === 2) {
      open.push(
        turned(
          layers(
            box(x - 14, y - 10, w + 28, h + 26, face, 3),
            box(x + 2, y + 6, w - 4, h - 6, ink),
            fill(
              `M${x + 2} ${y + 6}L${x + w * 0.3} ${y + h * 0.5}L${x + 2} ${y + h}ZM${x + w - 2} ${y + 6}L${x + w * 0.7} ${y + h * 0.55}L${x + w - 2} ${y + h}Z`,
              '#fffaf2',
            ),
            asked.at(x + w / 2 - asked.width / 2, y + h / 2 + 36, mark),
          ),
          -7,
          x + w / 2,
          y + h / 2,
        ),
      );
      return box(x, y, w, h, ink);
    }
    return layers(
      box(x + 2, y + 4, w - 4, h - 6, face),
      box(x, y + 4, w, h * 0.24, face) + box(x, y + h * 0.27, w, 4, '#24080866'),
      box(x + w * 0.5 - 38, y + h * 0.38, 76, h * 0.5, dark ? paper : '#fffaf2', 3),
      number?.at(x + w / 2 - number.width / 2, y + h * 0.63 + 22, ink) ?? '',
    );
  });
  return box(0, 0, width, height, ink) + wall + open.join('');
}

/** A returned parcel, and why. */
async function returned(): Promise<Svg> {
  const title = await condensed('Came back', 62);
  const reasons = await Promise.all(
    ['Half a size', 'The width', 'The toe'].map((text) => condensed(text, 46)),
  );
  return layers(
    box(0, 0, 560, 700, ground),
    turned(
      layers(
        box(50, 40, 480, 640, '#c9a27e'),
        box(250, 40, 80, 640, '#b98a5f'),
        box(96, 110, 388, 480, '#fffaf2'),
        title.at(124, 208, ground),
        reasons.map((reason, index) =>
          layers(
            line(`M124 ${262 + index * 100}H456`, ink, 3),
            reason.at(206, 336 + index * 100, ink),
            line(`M128 ${294 + index * 100}h48v48h-48Z`, ink, 5) +
              line(`M136 ${316 + index * 100}l16 18l38 -52`, '#d9694a', 11),
          ),
        ),
      ),
      -4,
      280,
      350,
    ),
  );
}

/** The slip of the first order: a pencil has just drawn a circle round the size. */
async function firstOrder(): Promise<Svg> {
  const [what, size, shop] = [
    await condensed('Slippers', 84),
    await condensed('9', 200),
    await plain('Calicut Last Co.', 36),
  ];
  const teeth = times(10, (index) => `l-22 ${index % 2 ? -18 : 18}l-22 ${index % 2 ? 18 : -18}`);
  const drawn = layers(
    turned(
      layers(
        fill(`M50 -10H490V612${teeth}Z`, '#fffaf2'),
        shop.at(88, 76, ink),
        line('M88 104H452', ink, 4),
        what.at(86, 206, ground),
        line('M88 258H452', ink, 4),
        size.at(256 - size.width / 2, 512, ink),
        line(
          'M392 372C352 262 180 256 126 366C84 472 158 570 264 562C366 554 430 470 384 350',
          '#d9694a',
          15,
        ),
      ),
      -3,
      280,
      350,
    ),
    // The pencil's point is at the end of the circle.
    place(
      fill('M0 0L52 -24H620V24H52Z', mark) +
        box(52, -8, 568, 16, '#d9694a') +
        fill('M0 0L52 -24V24Z', paper) +
        fill('M0 0L18 -8V8Z', ink),
      368,
      346,
      52,
    ),
  );
  // Ground all round, so that the paper ends on it and not at the edge of a paper-coloured page.
  return layers(box(0, 0, 560, 700, ground), place(drawn, 82, 120, 0, 0.72));
}

/** A shoe from the side, 130 wide, standing on 0. */
export function shoe(colour: string): Svg {
  return layers(
    fill('M4 -14V-58C16 -50 30 -52 40 -62L66 -40C84 -30 120 -32 126 -14Z', colour),
    fill('M0 -14H128V-4Q128 0 120 0H8Q0 0 0 -6Z', ink),
    line('M52 -50l-10 12M62 -42l-10 12M72 -36l-8 10', paper, 5),
  );
}

/** The shop's pictures as migrated: four are rotated. */
function rehearsal(): Svg {
  const lying = new Map([
    [1, 90],
    [4, -90],
    [6, 180],
    [11, 90],
  ]);
  return layers(
    box(0, 0, 700, 520, mark),
    times(12, (index) => {
      const [x, y] = [18 + (index % 4) * 168, 18 + Math.floor(index / 4) * 164];
      const turn = lying.get(index) ?? 0;
      const body = place(shoe(colours[(index * 5) % 4 === 1 ? 2 : (index * 5) % 4] ?? mark), -64, 32);
      return layers(
        box(x, y, 160, 156, turn ? ink : '#fffaf2'),
        place(turn ? place(shoe(mark).replaceAll(ink, paper), -64, 32) : body, x + 80, y + 78, turn),
      );
    }),
  );
}

/** The launch night: the last receipt of the old shop, the first of the new one at breakfast. */
async function launch(): Promise<Svg> {
  const [last, first] = await Promise.all(['Last', 'First'].map((text) => condensed(text, 74)));
  const slip = (word: typeof last): Svg =>
    layers(
      fill(
        `M-95 -150H95V140${times(10, (index) => `l-9.5 ${index % 2 ? -14 : 14}l-9.5 ${index % 2 ? 14 : -14}`)}Z`,
        '#fffaf2',
      ),
      word?.at(-word.width / 2, -40, ground) ?? '',
      times(4, (index) => box(-70, 0 + index * 30, index % 2 ? 90 : 140, 9, '#d8c3b0')),
    );
  return layers(
    box(0, 0, 700, 520, ink),
    times(16, (index) => box(0, index * 34, 360, 4, '#451414')),
    fill('M350 0H700V520H350Z', mark),
    place(slip(last), 180, 250, -4),
    disc(590, 150, 92, '#fffaf2') + disc(590, 150, 62, '#7a3d1f') + disc(590, 150, 62, '#24080833'),
    line('M676 120q44 30 0 62', '#fffaf2', 16),
    place(slip(first), 494, 300, 5),
  );
}

export const webDevelopment = [
  sheet('shoe-boxes', 1440, 760, boxes(1440, 760, 'sizes')),
  sheet('shoe-boxes-tall', 780, 1080, boxes(780, 1080, 'colours')),
  sheet('shoe-returned', 560, 700, await returned()),
  sheet('shoe-slip', 560, 700, await firstOrder()),
  sheet('shoe-rehearsal', 700, 520, rehearsal()),
  sheet('shoe-launch', 700, 520, await launch()),
  sheet('shoe-addresses', 1360, 620, await addresses(1360, 430, 17)),
  sheet('shoe-addresses-tall', 700, 620, await addresses(700, 262, 17)),
];
