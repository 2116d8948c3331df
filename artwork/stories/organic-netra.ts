import { box, disc, fill, layers, line, place, times, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['organic-netra'];
const kraft = '#c79a63';

/** The eye in one colour, as on a pack. Its box is 400 by 260. */
function eye(x: number, y: number, scale: number, colour: string): Svg {
  const lashes = times(9, (index) => {
    const a = ((-64 + index * 16) * Math.PI) / 180;
    const [cx, cy] = [200 + Math.sin(a) * 190, 170 - Math.cos(a) * 116];
    return `<path transform="translate(${cx.toFixed(0)} ${cy.toFixed(0)}) rotate(${(-58 + index * 14.4).toFixed(0)}) scale(.6)" d="M0 0C-26 -44 -22 -92 0 -128C22 -92 26 -44 0 0Z"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}">${lashes}<path fill-rule="evenodd" d="M-14 170C80 40 320 40 414 170C320 290 80 290 -14 170ZM22 170C100 258 300 258 378 170C300 76 100 76 22 170Z"/><circle cx="200" cy="168" r="62"/></g>`;
}

function bag(x: number, y: number, name: Svg): Svg {
  return layers(
    fill(`M${x} ${y + 40}L${x + 16} ${y}H${x + 244}L${x + 260} ${y + 40}V${y + 400}H${x}Z`, kraft),
    box(x + 16, y + 26, 228, 4, '#a87d49'),
    eye(x + 40, y + 90, 0.45, ink),
    name,
  );
}

/** Three bags fill a phone's width better than five. */
async function shelfTall(): Promise<Svg> {
  const names = await Promise.all(['Rice', 'Pepper', 'Hair oil'].map((text) => condensed(text, 44)));
  const board = (y: number): Svg => layers(box(0, y, 780, 44, paper), box(0, y + 44, 780, 40, ink));
  return layers(
    box(0, 0, 780, 1060, ground),
    place(bag(0, 0, names[0]?.at(50, 360, ink) ?? ''), 60, 60, 0, 1.08),
    place(bag(0, 0, names[1]?.at(50, 360, ink) ?? ''), 440, 60, 0, 1.08),
    board(492) + box(130, 504, 140, 22, mark) + box(510, 504, 140, 22, mark),
    place(bag(0, 0, ''), -130, 578, 0, 1.08) + place(bag(0, 0, ''), 630, 578, 0, 1.08),
    place(bag(0, 0, names[2]?.at(50, 360, ink) ?? ''), 250, 578, 0, 1.08),
    board(1010) + box(320, 1022, 140, 22, mark),
  );
}

async function shelf(): Promise<Svg> {
  const names = await Promise.all(
    ['Rice', 'Pepper', 'Hair oil', 'Rice', 'Pepper'].map((text) => condensed(text, 44)),
  );
  return layers(
    box(0, 0, 1440, 760, ground),
    box(0, 0, 1440, 120, ink),
    times(5, (index) => bag(-10 + index * 300, 200, names[index]?.at(40 + index * 300, 560, ink) ?? '')),
    box(0, 600, 1440, 44, paper),
    box(0, 644, 1440, 116, ink),
    times(5, (index) => box(60 + index * 300, 612, 110, 22, mark)),
  );
}

async function back(): Promise<Svg> {
  const fields = await Promise.all(
    ['Who grew it', 'Where', 'In which month', 'Who checked it', 'Left out', 'Certificate'].map((text) =>
      plain(text, 15),
    ),
  );
  return layers(
    box(0, 0, 560, 700, mark),
    fill('M70 70L90 30H470L490 70V660H70Z', kraft),
    fields.map((field, index) =>
      layers(
        line(`M100 ${150 + index * 80}H460`, ink, 2),
        field.at(100, 180 + index * 80, ink),
        box(290, 166 + index * 80, 150 - ((index * 37) % 60), 14, index === 5 ? '#8f3d14' : ink),
      ),
    ),
    eye(216, 84, 0.32, ink).replace('scale(0.32)', 'scale(.3 .2)'),
  );
}

const leaf =
  fill('M100 170C40 130 50 60 100 30C150 60 160 130 100 170Z', ink) + line('M100 60V176', '#ffffff', 5);
const seal = layers(
  disc(100, 100, 62, ink),
  disc(100, 100, 50, '#ffffff'),
  line('M74 102l18 20L128 80', ink, 10),
);
const heart = fill(
  'M100 164C20 110 40 44 78 44C92 44 98 54 100 62C102 54 108 44 122 44C160 44 180 110 100 164Z',
  ink,
);

export const organicNetra = [
  sheet('netra-refused-leaf', 200, 200, leaf),
  sheet('netra-refused-seal', 200, 200, seal),
  sheet('netra-refused-hands', 200, 200, heart),
  sheet('netra-shelf', 1440, 760, await shelf()),
  sheet('netra-shelf-tall', 780, 1060, await shelfTall()),
  sheet(
    'netra-sizes-tall',
    680,
    900,
    layers(
      box(0, 0, 680, 900, kraft),
      eye(82, 110, 1.28, ink),
      eye(60, 580, 0.7, ink),
      eye(470, 712, 0.22, ink),
      line('M40 800H640', ink, 4),
    ),
  ),
  sheet('netra-back', 560, 700, await back()),
  sheet(
    'netra-sizes',
    1360,
    480,
    layers(
      box(0, 0, 1360, 480, kraft),
      eye(60, 30, 1.5, ink),
      eye(800, 210, 0.7, ink),
      eye(1180, 340, 0.22, ink),
      line('M40 440H1320', ink, 3),
    ),
  ),
];
