import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  ring,
  roundedPath,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, malayalam, say } from './lettering.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.digital;
const [pale, turf, skin, night, veil] = ['#cfe3c4', '#1f7a43', '#8a4d2a', '#04140a', '#e8b04a'];
const [dark, fair] = ['#5f3219', '#b87345'];

const rows = (...parts: readonly (Svg | Promise<Svg>)[]): Promise<Svg> =>
  Promise.all(parts).then((drawn) => drawn.join(''));

/** Minutes before the start at which each opens; the record stores no other time. */
const before = [
  ['Doors', 60],
  ['Kitchen', 90],
  ['Car park', 120],
] as const;
const start = 19 * 60 + 30;
const clock = (minutes: number) =>
  `${Math.floor(minutes / 60) - 12}:${String(minutes % 60).padStart(2, '0')}`;

const phone = (screen: Svg): Svg =>
  fill(roundedPath(0, 0, 420, 860, 54), '#020d06') +
  clip(roundedPath(16, 16, 388, 828, 40), box(16, 16, 388, 828, paper) + screen);

/** The record on the duty manager's phone: one editable time, and those derived from it. */
const record = await rows(
  box(16, 16, 388, 100, ground),
  say('Saturday', [46, 84], paper, 26, { face: condensed }),
  say('Gate 2', [376, 82], paper, 16, { from: 1 }),
  say('Kick-off', [46, 172], ink, 18),
  say(clock(start), [46, 312], ink, 112, { face: condensed }),
  box(46, 350, 150, 84, mark, 14) + line('M96 392h50', ink, 9),
  box(226, 350, 150, 84, mark, 14) + line('M276 392h50M301 367v50', ink, 9),
  ...before.map(([name, minutes], index) =>
    rows(
      line(`M46 ${480 + index * 78}H376`, pale, 4),
      say(name, [46, 530 + index * 78], ink, 19),
      say(clock(start - minutes), [376, 534 + index * 78], turf, 34, { face: condensed, from: 1 }),
    ),
  ),
  fill(roundedPath(46, 732, 330, 78, 39), ink),
  say('Change everywhere', [211, 779], mark, 19, { from: 0.5 }),
);

/** Hair from behind, about a centre between the ears. */
const hair = {
  short: fill(
    'M-62 8C-66 -56 -34 -82 2 -82S66 -54 62 8C60 30 54 44 44 58Q0 78 -44 58C-54 44 -60 30 -62 8Z',
    night,
  ),
  bun: layers(
    disc(6, -84, 36, night),
    fill('M-66 6C-70 -52 -36 -74 0 -74S70 -52 66 6C62 44 40 66 0 66S-62 44 -66 6Z', night),
    line('M-26 -62Q6 -46 40 -62', mark, 9),
  ),
  curls:
    times(11, (index) => {
      const turn = (Math.PI * (index - 0.5)) / 9;
      return disc(Math.round(-Math.cos(turn) * 58), Math.round(10 - Math.sin(turn) * 62), 30, night);
    }) + disc(0, 6, 66, night),
  cap: layers(
    fill('M-60 8C-62 30 -54 46 -44 58Q0 78 44 58C54 46 62 30 60 8Z', night),
    fill('M-66 10C-70 -58 -36 -84 0 -84S70 -58 66 10Q0 30 -66 10Z', mark),
    fill('M-30 16Q0 -34 30 16Q0 24 -30 16Z', night),
    disc(0, -84, 8, ink),
  ),
  veil:
    fill('M-84 112C-96 20 -84 -84 0 -84S96 20 84 112Q0 150 -84 112Z', veil) +
    line('M-58 96C-64 20 -40 -20 -8 -36M58 104C60 50 46 10 26 -8', night, 5, 'opacity=".35"'),
};

interface Fan {
  shirt: string;
  look: keyof typeof hair;
  colour?: string;
}

/** A supporter from behind, lit by the board. */
const fan = (x: number, y: number, { shirt, look, colour = skin }: Fan): Svg =>
  place(
    layers(
      fill('M-128 270C-128 140 -86 98 -30 92H30C86 98 128 140 128 270V620H-128Z', shirt),
      fill('M-34 40H34V92Q0 124 -34 92Z', colour),
      disc(-62, 10, 15, colour) + disc(62, 10, 15, colour),
      hair[look],
      line('M-44 -52Q-20 -78 14 -72', paper, 7, 'opacity=".3"'),
    ),
    x,
    y,
  );

/** The board over the gate. */
const board = (x: number, y: number, w: number, h: number): Promise<Svg> =>
  rows(
    box(x, y, w, h, '#020d06'),
    times(Math.floor((w - 40) / 26) * Math.floor((h - 40) / 26), (index) => {
      const across = Math.floor((w - 40) / 26);
      return disc(x + 33 + (index % across) * 26, y + 33 + Math.floor(index / across) * 26, 4, '#12351f');
    }),
    say('Kick-off', [x + 50, y + 100], paper, 44, { face: condensed }),
    say('കളി', [x + w - 50, y + 100], paper, 40, { face: malayalam, from: 1 }),
    say(clock(start), [x + w / 2, y + h - 50], mark, h - 220, { face: condensed, from: 0.5 }),
  );

const page = await rows(
  box(16, 16, 388, 330, turf),
  ring(210, 190, 96, paper, 7) + line('M16 190H404', paper, 7),
  say('Kick-off', [46, 430], ink, 24, { face: condensed }),
  say(clock(start), [46, 590], ink, 128, { face: condensed }),
  say('Doors at ' + clock(start - 60), [46, 652], ink, 20),
  fill(roundedPath(46, 700, 330, 92, 46), mark),
  say('Ticket', [211, 755], ink, 24, { from: 0.5 }),
);

/** The gate on a match night: board and phone show the same. */
export const gate = (): Promise<Svg> =>
  rows(
    box(0, 0, 1440, 780, ink),
    times(4, (index) => fill(`M${180 + index * 360} 0l-150 780h300Z`, turf, 'opacity=".35"')),
    box(0, 470, 1440, 310, ground),
    board(150, 60, 760, 400),
    box(210, 460, 40, 320, '#020d06') + box(810, 460, 40, 320, '#020d06'),
    times(7, (index) => line(`M${290 + index * 80} 470V780`, '#0e4023', 12)),
    fan(370, 596, { shirt: '#0e4023', look: 'bun', colour: fair }),
    fan(860, 604, { shirt: '#0e4023', look: 'curls', colour: dark }),
    fan(120, 580, { shirt: turf, look: 'short' }),
    fan(1370, 590, { shirt: turf, look: 'cap' }),
    fan(620, 590, { shirt: paper, look: 'veil' }),
    turned(place(phone(page), 960, 70), 8, 1170, 500),
    fill('M900 780C900 730 920 690 956 676Q990 680 984 720L976 780Z', skin),
    fill('M1440 780H1300C1310 740 1316 690 1346 664Q1384 660 1380 700Z', skin),
  );

export const gateTall = (): Promise<Svg> =>
  rows(
    box(0, 0, 780, 1180, ink),
    fill('M390 0l-320 1180h640Z', turf, 'opacity=".35"'),
    box(0, 560, 780, 620, ground),
    board(40, 50, 700, 480),
    fan(110, 740, { shirt: turf, look: 'cap', colour: dark }),
    fan(700, 760, { shirt: paper, look: 'veil' }),
    turned(place(phone(page), 180, 480), 6, 390, 900),
    fill('M90 1180C90 1110 110 1050 150 1036Q190 1040 186 1090L180 1180Z', skin),
    fill('M720 1180H560C566 1120 572 1060 604 1030Q644 1026 640 1070Z', skin),
  );

/** The record in the duty manager's hand. */
export const change = (): Svg =>
  layers(
    box(0, 0, 760, 900, mark),
    fill('M480 900L600 620C640 560 700 700 700 900Z', skin),
    turned(place(phone(record), 170, 60), -6, 380, 450),
    times(4, (index) => line(`M${132 + index * 9} ${440 + index * 84}l46 -8`, skin, 56)),
  );
