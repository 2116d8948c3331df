import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  roundedPath,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { trade } from '#artwork/wordmarks/clients-trade.ts';
import { logo } from '../delivered/phone.ts';
import { code } from './code.ts';
import type { Still } from '../still.ts';
import { bicycle, passenger } from './ferryfar-people.ts';
import { taps } from './ferryfar-taps.ts';
import { arabic, condensed, say } from './lettering.ts';
import { print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.ferryfar;
const own = trade.find(({ slug }) => slug === 'ferryfar');
if (!own) throw new Error('the ticket has no client');
const [deep, wet] = ['#5f0822', '#1fa79d'];

const rows = (...parts: readonly (Svg | Promise<Svg>)[]): Promise<Svg> =>
  Promise.all(parts).then((drawn) => drawn.join(''));

/** Half the height of the ticket that lies flat, and of the upright one, which is wider. */
const [flat, upright] = [165, 200];
const perforated = (half: number, notches: number): string =>
  `M${-notches * 20.5} ${-half}${'h10.5a10 10 0 0 0 20 0h10.5'.repeat(notches)}V${half}${'h-10.5a10 10 0 0 0 -20 0h-10.5'.repeat(notches)}Z`;
const blank = (edge: string): Svg => place(fill(edge, ink), 12, 14) + fill(edge, '#ffffff');

/** The client's name at the head of the page. */
const head = await logo(own, { x: 318, y: 106, width: 124, colour: paper });

/** The ticket as a gangway, around the origin. */
const gangway = await rows(
  blank(perforated(flat, 21)),
  say('18:40', [-378, 62], ink, 130, { face: condensed }),
  say('Quay 2', [-372, 128], ink, 40, { face: condensed }),
  say('رصيف ٢', [66, 128], ink, 40, { face: arabic, from: 1 }),
  code(186, -104, 208),
  logo(own, { x: -376, y: -140, width: 140, colour: ink }),
);

/** The same upright, as it is held. */
const upended = await rows(
  turned(blank(perforated(upright, 18)), -90, 0, 0),
  logo(own, { x: -150, y: -330, width: 190, colour: ink }),
  say('18:40', [-152, -100], ink, 116, { face: condensed }),
  say('Quay 2', [-150, -34], ink, 36, { face: condensed }),
  say('رصيف ٢', [150, -34], ink, 36, { face: arabic, from: 1 }),
  code(-150, 16, 300),
);

/** The water between the quay and the boat. */
const water = (w: number, h: number): Svg =>
  box(0, 0, w, h, wet) +
  shade(rectPath(0, 0, w, h), { colour: mark, x: w / 2, y: -40, angle: 90, length: 420, reach: 1500 });

const bollard = (x: number, y: number): Svg =>
  disc(x + 6, y + 8, 34, ink) + disc(x, y, 34, mark) + disc(x, y, 18, ground);

/** A ferry from above, its bow at the top: the side next to the quay, and its rows of seats. */
const ferry = (h: number): Svg => {
  const hull = `M0 ${h + 80}V330C0 170 70 20 250 -90H1200V${h + 80}Z`;
  return layers(
    fill(hull, paper),
    line(hull, ground, 34),
    times(7, (row) =>
      times(3, (seat) =>
        box(176 + seat * 112, 172 + row * 112, 84, 70, seat % 2 ? '#a9dcd6' : '#cfebe7', 16),
      ),
    ),
  );
};

const quay = (): Svg =>
  layers(
    water(1440, 780),
    place(ferry(780), 1000, 0),
    box(0, 0, 360, 780, ground) + box(360, 0, 22, 780, deep),
    shade(rectPath(0, 0, 360, 780), { colour: deep, x: -30, y: 800, angle: -50, length: 380, reach: 1000 }),
    place(gangway, 690, 392, -5),
    place(passenger(mark, ink), 150, 196, 0, 1.3) + place(passenger(paper, '#3a2233'), 186, 366, 0, 1.3),
    place(bicycle, 108, 530, -5, 1.25),
  );

const quayTall = (): Svg =>
  layers(
    water(780, 1180),
    turned(place(ferry(780), 300, 0), -90, 390, 390),
    box(0, 880, 780, 300, ground) + box(0, 864, 780, 22, deep),
    bollard(120, 950),
    place(upended, 400, 560, -5),
    place(passenger(mark, ink), 320, 1040, -90, 1.3) +
      place(passenger(paper, '#3a2233'), 490, 1070, -90, 1.3),
    place(bicycle, 640, 1090, -90, 1.25),
  );

/** The ticket on a phone, as the man at the gate reads it. */
async function shown(): Promise<Svg> {
  const [x, y, w] = [190, 90, 380];
  return rows(
    box(0, 0, 760, 760, ink),
    shade(rectPath(0, 0, 760, 760), { colour: deep, x: 780, y: 780, angle: -130, length: 420, reach: 1100 }),
    turned(
      await rows(
        fill(roundedPath(x - 20, y - 20, w + 40, 900, 62), mark),
        fill(roundedPath(x, y, w, 860, 44), '#ffffff'),
        clip(roundedPath(x, y, w, 860, 44), box(x, y, w, 66, ground)),
        head,
        say('18:40', [x + w / 2, y + 210], ink, 112, { face: condensed, from: 0.5 }),
        say('Quay 2', [x + 30, y + 262], ink, 20),
        say('رصيف ٢', [x + w - 30, y + 262], ink, 20, { face: arabic, from: 1 }),
        code(x + 30, y + 296, w - 60),
      ),
      5,
      380,
      400,
    ),
  );
}

export const ferryfar: readonly Still[] = [
  print('ferryfar-quay', 1440, 780, quay()),
  print('ferryfar-quay-tall', 780, 1180, quayTall()),
  print('ferryfar-ticket', 760, 760, await shown(), [780, 1170]),
  ...taps,
];
