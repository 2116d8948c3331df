import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  ring,
  roundedPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, plain, type Word } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.med7online;
const grey = '#b9d6cb';

function phone(screen: Svg): Svg {
  return layers(
    box(0, 0, 240, 460, paper),
    fill(roundedPath(14, 10, 212, 440, 30), ink),
    fill(roundedPath(22, 20, 196, 420, 22), '#ffffff'),
    screen,
  );
}

const words = async (cap: number, ...texts: readonly string[]) =>
  Promise.all(texts.map((text) => plain(text, cap)));
const lines = (set: readonly Word[], x: number, y: number, step: number, colour: string): Svg =>
  layers(set.map((word, index) => word.at(x, y + index * step, colour)));

const typed = await words(12, 'parasitamol 650');
const found = await words(12, 'Paracetamol 650', 'Paracetamol 500', 'Syrup');
const meant = await words(9, 'The likely one', 'Same salt, weaker', 'Same salt, for a child');
const readable = await words(13, 'It can be read');
const compared = await words(12, '650 mg', 'Strip of 10');
const price = await condensed('84', 34);
const order = await words(15, 'Order');
const basket = await words(11, 'Strip of 10', 'Thermometer');
const way = await words(11, 'Ordered', 'Packed', 'On its way', 'At the door');

const screens: readonly Svg[] = [
  layers(
    fill(roundedPath(32, 190, 176, 48, 24), grey),
    ring(54, 212, 8, ground, 4) + line('M60 218l8 8', ground, 4),
    lines(typed, 76, 219, 0, ink),
    box(80 + (typed[0]?.width ?? 0), 200, 3, 28, ground),
  ),
  layers(
    times(3, (index) => box(32, 96 + index * 84, 176, 72, index ? '#e4f1ec' : mark)),
    lines(found, 44, 128, 84, ink),
    lines(meant, 44, 152, 84, ink),
  ),
  layers(
    box(44, 90, 152, 210, '#f3ecd8'),
    times(6, (index) => line(`M58 ${124 + index * 26}q14 -12 26 0t26 0 26 0`, ink, 3)),
    line('M36 110V82H64M176 82H204V110M204 280V308H176M64 308H36V280', mark, 6),
    box(36, 336, 168, 46, ground),
    lines(readable, 58, 366, 0, '#ffffff'),
  ),
  layers(
    box(32, 80, 176, 130, '#e4f1ec'),
    times(10, (index) => disc(66 + (index % 5) * 27, 122 + Math.floor(index / 5) * 44, 10, mark)),
    line('M32 240H208M32 310H208', ink, 3),
    lines(compared, 34, 268, 26, ink),
    price.at(206 - price.width, 292, ground),
  ),
  layers(
    times(2, (index) => box(32, 90 + index * 76, 58, 58, grey)),
    disc(61, 119, 16, mark) + line('M46 210L76 180', ink, 7),
    lines(basket, 102, 124, 76, ink),
    fill(roundedPath(32, 346, 176, 62, 31), mark),
    order.map((word) => word.at(120 - word.width / 2, 384, ink)),
  ),
  layers(
    line('M58 110V359', grey, 6),
    times(4, (index) => disc(58, 110 + index * 83, 13, index < 2 ? ground : grey)),
    disc(58, 276, 22, mark) + disc(58, 276, 10, paper),
    lines(way, 90, 115, 83, ink),
  ),
];

/** The five places of the packing bench, each around 0 0. */
const stations: readonly (readonly [name: string, drawing: Svg])[] = [
  [
    'Shelf',
    box(-110, -150, 220, 300, ground) +
      times(15, (index) =>
        box(-92 + (index % 3) * 66, -134 + Math.floor(index / 3) * 56, 54, 42, index === 7 ? mark : grey),
      ),
  ],
  [
    'Batch',
    fill(roundedPath(-95, -85, 190, 170, 18), '#ffffff') +
      times(4, (index) => box(-71, -55 + index * 32, 140 - index * 22, 10, ink)),
  ],
  [
    'Cold',
    fill(roundedPath(-85, -105, 170, 210, 22), '#8ec5e0') +
      line('M0 -65V65M-55 -33L55 33M55 -33L-55 33', '#ffffff', 9),
  ],
  ['Pharmacist', disc(0, 0, 92, ground) + disc(0, 0, 44, '#c9763f') + box(-62, 46, 124, 30, mark)],
  ['Courier', box(-90, -70, 180, 140, '#d5a867') + box(-14, -70, 28, 140, mark)],
];

/** The packing bench from above: the way of one order. */
async function bench(): Promise<Svg> {
  const names = await Promise.all(stations.map(([text]) => plain(text, 20)));
  const at = [180, 455, 705, 930, 1180];
  return layers(
    box(0, 0, 1360, 560, ink),
    box(40, 70, 1280, 360, '#dfeee7'),
    stations.map(([, drawing], index) => place(drawing, at[index] ?? 0, 254)),
    line(
      'M250 300C330 420 380 250 455 254S640 420 705 254S860 120 930 254S1060 380 1180 260',
      mark,
      7,
      'stroke-dasharray="2 16"',
    ),
    names.map((name, index) => name.at((at[index] ?? 0) - name.width / 2, 500, paper)),
  );
}

/** The same bench, walked along downwards. */
async function benchTall(): Promise<Svg> {
  const names = await Promise.all(stations.map(([text]) => plain(text, 34)));
  const at = [210, 490, 740, 980, 1210];
  return layers(
    box(0, 0, 680, 1360, ink),
    box(30, 30, 330, 1300, '#dfeee7'),
    stations.map(([, drawing], index) => place(drawing, 195, at[index] ?? 0)),
    line(
      'M195 260C60 330 330 400 195 490S330 640 195 740S60 870 195 980S330 1110 195 1200',
      mark,
      8,
      'stroke-dasharray="2 18"',
    ),
    names.map((name, index) => name.at(400, (at[index] ?? 0) + 14, paper)),
  );
}

export const med7online = [
  ...screens.map((screen, index) => sheet(`med7-screen-${index + 1}`, 240, 460, phone(screen))),
  sheet('med7-bench', 1360, 560, await bench()),
  sheet('med7-bench-tall', 680, 1360, await benchTall()),
];
