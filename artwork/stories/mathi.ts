import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  ring,
  roundedPath,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { outline, sardine } from '../posters/stories/mathi.ts';
import type { Still } from '../still.ts';
import { condensed, malayalam, say } from './lettering.ts';
import { acrossWindow, print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.mathi;
const [ember, ice, sea] = ['#d83c20', '#b3c6c6', '#1b4f5b'];

const rows = (...parts: readonly (Svg | Promise<Svg>)[]): Promise<Svg> =>
  Promise.all(parts).then((drawn) => drawn.join(''));

/** A sardine on its side: its nose at a point, to the right or, with a negative size, to the left. */
const lying = (x: number, y: number, size: number, fish = sardine): Svg =>
  place(fish, x, y, size < 0 ? -90 : 90, Math.abs(size));

/** The scale at the harbour: a full crate on its pan, and its dial cut by the edge. */
async function landed(): Promise<Svg> {
  const [x, y, radius] = [450, 634, 372];
  const at = (kilos: number, reach: number): readonly [number, number] => {
    const angle = ((kilos - 20) / 20) * 1.24 - Math.PI / 2;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  };
  const [tipX, tipY] = at(33, 300);
  return rows(
    box(0, 0, 900, 680, mark),
    shade(rectPath(0, 0, 900, 680), { colour: ember, x: 930, y: 700, angle: -130, length: 460, reach: 1300 }),
    disc(x, y, radius + 26, ink) + disc(x, y, radius, paper),
    times(41, (kilos) => {
      const [fromX, fromY] = at(kilos, radius - (kilos % 10 ? 44 : 70));
      const [toX, toY] = at(kilos, radius - 22);
      return line(
        `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`,
        ink,
        kilos % 10 ? 5 : 11,
      );
    }),
    ...[0, 10, 20, 30, 40].map((kilos) => {
      const [textX, textY] = at(kilos, radius - 118);
      return say(String(kilos), [textX, textY + 26], ink, 50, { face: condensed, from: 0.5 });
    }),
    line(`M${x} ${y}L${tipX.toFixed(1)} ${tipY.toFixed(1)}`, mark, 20),
    disc(x, y, 54, ink),
    fill('M96 226H804L742 280H158ZM414 274h72v24h-72Z', ice),
    times(4, (index) => lying(index % 2 ? 222 : 700, 100 + index * 14, index % 2 ? -0.94 : 0.94)),
    fill('M150 134H184V158H716V134H750V188H716V196H750V226H150V196H184V188H150Z', sea),
  );
}

/** The advert: a sardine larger than the phone, in colour only on its screen. */
async function advert(): Promise<Svg> {
  const [x, y, w, h] = [252, 34, 396, 800];
  const screen = roundedPath(x, y, w, h, 44);
  const fish = (body: Svg): Svg => turned(lying(850, 300, 1.42, body), -9, 450, 300);
  return rows(
    box(0, 0, 900, 680, sea),
    shade(rectPath(0, 0, 900, 680), { colour: ground, x: -20, y: 700, angle: -50, length: 460, reach: 1300 }),
    fish(fill(outline, ground)),
    fill(roundedPath(x - 20, y - 20, w + 40, h + 40, 62), ink),
    clip(
      screen,
      await rows(
        box(x, y, w, h, mark),
        say('മത്തി', [x + w / 2, y + 150], paper, 76, {
          face: (text, cap) => malayalam(text, cap, 90),
          from: 0.5,
        }),
        fish(sardine),
        say('INR 180', [x + 34, y + 428], ink, 68, { face: condensed }),
        say('a kilo', [x + 34, y + 474], ink, 26),
        box(x + 34, y + 500, w - 68, 96, ink, 16),
        say('Order', [x + w / 2, y + 562], paper, 34, { face: condensed, from: 0.5 }),
      ),
    ),
    disc(450, 60, 10, ink),
  );
}

/** The crate when all is sold: five hollows in the ice, and the seller's word for it. */
async function sold(): Promise<Svg> {
  return rows(
    box(0, 0, 900, 680, mark),
    shade(rectPath(0, 0, 900, 680), { colour: ember, x: 930, y: 700, angle: -130, length: 460, reach: 1300 }),
    fill(roundedPath(48, 48, 804, 700, 16), paper),
    clip(
      roundedPath(48, 48, 804, 700, 16),
      times(5, (index) =>
        place(fill(outline, ice), 134 + index * 158, index % 2 ? 650 : 96, 0, 1.75, index % 2 ? -1.05 : 1.05),
      ),
    ),
    turned(
      await rows(
        box(212, 268, 500, 196, ink),
        box(200, 256, 500, 196, ground),
        say('തീർന്നു', [450, 392], paper, 82, { face: (text, cap) => malayalam(text, cap, 100), from: 0.5 }),
      ),
      -7,
      450,
      350,
    ),
  );
}

/** The board's words: the name of the fish, when it was landed, and how long it is there. */
const name = await malayalam('മത്തി', 250, 100);
const lines = await Promise.all(
  ['Landed', 'at 5:40.', 'Here until', 'it is sold.'].map((text) => condensed(text, 58)),
);
const said = (x: number, y: number, leading: number, scale: number): Svg =>
  lines
    .map((text, row) => text.at(x, y + row * leading + (row > 1 ? leading * 0.22 : 0), ink, scale))
    .join('');

/** A shoal across the board, heads to the left. */
const shoal = (count: number, from: number, y: number): Svg =>
  times(count, (index) => lying(from + index * 520, y, -0.94));

/** A wheel that stands on y = 0. */
const wheel = (x: number): Svg => disc(x, -34, 34, ink) + ring(x, -34, 20, ice, 6) + disc(x, -34, 5, ice);

/** A rider with an ice box, from the side, 240 wide: seated, knees bent, feet on the floor of his scooter. */
const rider: Svg = layers(
  wheel(-84) + wheel(100),
  // The scooter: tail, floor, shield and fork.
  line('M100 -34L74 -142L56 -158', ink, 10),
  fill(
    'M-122 -54C-118 -84 -96 -92 -60 -92H-6C4 -92 8 -84 8 -74V-46H52L66 -132L84 -128L92 -64C94 -44 80 -30 64 -30H-46C-46 -64 -112 -74 -122 -54Z',
    mark,
  ),
  fill('M70 -62C84 -80 122 -80 134 -54L70 -44Z', mark) + disc(84, -116, 10, paper),
  box(-70, -102, 78, 14, ink, 7),
  // The box on its carrier.
  line('M-146 -90H-50M-112 -88L-92 -66', ice, 8),
  box(-142, -186, 92, 92, paper) + box(-142, -158, 92, 14, mark),
  // Hip, knee and foot, with the shoe flat on the floor.
  fill('M-34 -104C-36 -124 -14 -126 -2 -122L46 -118C58 -116 60 -104 56 -96L44 -48H22L32 -92H-24Z', '#2c6f7d'),
  fill('M20 -56H46L62 -46V-38H20Z', paper),
  // The back leans forward; the arm bends at the elbow on its way to the handlebar.
  fill('M-34 -102C-40 -140 -24 -184 2 -188C22 -190 30 -176 26 -158L10 -102Z', sea),
  line('M4 -170L22 -134L60 -150', '#8a5530', 12),
  line('M4 -172L16 -148', ice, 20),
  disc(62, -152, 8, '#8a5530'),
  box(8, -206, 16, 24, '#8a5530') + fill('M6 -216H40V-202C40 -194 32 -192 24 -192H10Z', '#8a5530'),
  fill('M-12 -206C-16 -250 42 -252 42 -214H14L10 -198Z', ice),
);

const night = (w: number, h: number, road: number): Svg =>
  layers(
    box(0, 0, w, h, '#0a2129'),
    shade(rectPath(0, 0, w, road), {
      colour: sea,
      x: w / 2,
      y: road + 30,
      angle: -90,
      length: 380,
      reach: 1500,
    }),
    box(0, road, w, h - road, ink),
    times(9, (index) => box(30 + index * 190, road + (h - road) * 0.55, 96, 9, ice)),
  );

const board = (): Svg =>
  layers(
    night(1440, 780, 640),
    box(268, 480, 30, 170, ink) + box(1142, 480, 30, 170, ink),
    box(70, 46, 1324, 470, ink) + fill(rectPath(56, 32, 1324, 470), sea),
    clip(
      rectPath(56, 32, 1324, 470),
      shoal(3, -150, 424) +
        fill('M1000 0H1440V520H930Z', mark) +
        shade('M1000 0H1440V520H930Z', {
          colour: ember,
          x: 1420,
          y: 540,
          angle: -130,
          length: 280,
          reach: 700,
        }),
    ),
    name.at(104, 330, paper, 820 / name.width),
    said(1042, 138, 90, 1),
    place(rider, 1150, 752, 0, 1.24),
  );

const boardTall = (): Svg =>
  layers(
    night(780, 1180, 960),
    box(150, 820, 30, 160, ink) + box(604, 820, 30, 160, ink),
    box(40, 64, 722, 800, ink) + fill(rectPath(26, 50, 722, 800), sea),
    clip(
      rectPath(26, 50, 722, 800),
      shoal(2, -160, 372) +
        fill('M0 484L780 434V900H0Z', mark) +
        shade('M0 484L780 434V900H0Z', {
          colour: ember,
          x: 770,
          y: 880,
          angle: -120,
          length: 280,
          reach: 700,
        }),
    ),
    name.at(70, 290, paper, 634 / name.width),
    said(76, 572, 72, 1),
    place(rider, 470, 1118, 0, 1.2),
  );

/** The order page when nothing is left, with the hour of the next catch. */
async function page(): Promise<Svg> {
  const [x, y, w] = [180, 60, 400];
  return rows(
    box(0, 0, 760, 760, mark),
    shade(rectPath(0, 0, 760, 760), { colour: ember, x: 780, y: 780, angle: -130, length: 420, reach: 1100 }),
    fill(roundedPath(x - 20, y - 20, w + 40, 900, 62), ink),
    fill(roundedPath(x, y, w, 860, 44), paper),
    clip(roundedPath(x, y, w, 860, 44), lying(x + 372, 200, 0.66, fill(outline, ice))),
    say('Sold at', [x + 36, 366], ground, 64, { face: condensed }),
    say('10:35', [x + 36, 496], ground, 104, { face: condensed }),
    say('Next catch at 5:40', [x + 36, 566], ground, 22),
    box(x + 36, 606, w - 72, 100, mark, 16),
    say('Tell me', [x + w / 2, 670], ink, 36, { face: condensed, from: 0.5 }),
    disc(380, 86, 10, ink),
  );
}

export const mathi: readonly Still[] = [
  print('mathi-landed', 900, 680, await landed(), acrossWindow),
  print('mathi-advert', 900, 680, await advert(), acrossWindow),
  print('mathi-sold', 900, 680, await sold(), acrossWindow),
  print('mathi-board', 1440, 780, board()),
  print('mathi-board-tall', 780, 1180, boardTall()),
  print('mathi-page', 760, 760, await page(), [780, 1170]),
];
