import { box, disc, fill, layers, line, palette, place, round, times } from '#artwork/draw/index.ts';
import { letters, plain, type Word } from '../stories/lettering.ts';
import { beyond, cover, width } from './cover.ts';

/** In the display face at any width. */
const display = (text: string, cap: number, wdth: number): Promise<Word> =>
  letters('display', text, { cap, axes: { wdth, wght: 880 }, track: -0.01 });

const no = await display('no', 430, 62);
const o = await display('o', 430, 62);

/** The new colleague's word, with an eye in it. */
const aiRole = cover(
  'ai-role',
  palette.ember,
  layers(
    no.at(130, 530, palette.ink, 540 / no.width),
    disc(536, 350, 36, palette.paper),
    disc(542, 336, 18, palette.ink),
  ),
  {
    from: [0, 0, 1600],
    body: layers(
      o.at(940, 840, palette.ink, 600 / o.width),
      disc(1240, 350, 84, palette.paper),
      disc(1240, 322, 40, palette.ink),
    ),
  },
);

const nevers = await Promise.all(Array.from({ length: 7 }, (_, row) => display('never', 66, 146 - row * 13)));

const fin = 'M497 1000C510 540 600 470 676 450C656 506 662 580 730 1000Z';

/** One reason per line, all the same word, and an approaching fin. */
const rightAgency = cover(
  'right-agency',
  palette.sun,
  layers(
    nevers.map((word, row) =>
      place(word.at(0, 0, palette.night), 136, 92 + row * 84, 0, 528 / word.width, 1),
    ),
    fill(fin, palette.laterite),
  ),
  {
    from: [0, 0, 1600],
    body: layers(
      place(fill(fin, palette.laterite), 770, -240, 0, 0.8),
      box(-beyond, 548, 1600 + 2 * beyond, beyond, '#f59f2c'),
      line('M1120 548H1400M1040 584H1290M1440 584H1530', palette.paper, 9),
    ),
  },
);

const before = await display('390', 75, 58);
const after = await display('2,700', 100, 50);
const over = await display('over', 32, 62);
const [beforeWhen, afterWhen] = await Promise.all([plain('before', 44), plain('after', 44)]);

const foot = 552;
const tallest = 486;
/** Units per visit, the scale of both bars. */
const visit = tallest / 2700;
const low = 390 * visit;

/** Monthly visits as two bars on one scale; lines at the height of the lower bar divide the taller one. */
const ultimateGuide = cover(
  'ultimate-guide',
  '#0b2e25',
  layers(
    box(134, foot - low, 186, low, '#ffe04a'),
    box(344, foot - tallest, 322, tallest, '#dfe8dc'),
    // One line per 390 visits; the figure is clear of them.
    times(3, (step) => box(344, foot - (step + 1) * low, 322, 3, '#0b2e25')),
    box(-beyond, foot, width + 2 * beyond, 68 + beyond, '#061c16'),
    before.at(134, foot - low - 18, '#ffe04a', 186 / before.width),
    over.at(362, 116, palette.laterite),
    after.at(360, 248, palette.laterite, 290 / after.width),
    beforeWhen.at(134, 602, '#ffe04a'),
    afterWhen.at(344, 602, '#dfe8dc'),
  ),
  {
    // The leech that the owner did not want on the site.
    from: [0, 0, 1600],
    body: layers(
      box(0, 596, 1600, 108, '#061c16'),
      line('M930 560C950 150 1190 130 1240 400C1270 560 1390 560 1460 380', '#ffe04a', 92),
      line('M1010 330 930 286M1062 262 1016 190M1140 232 1146 152M1212 290 1286 244', '#0b2e25', 9),
      disc(1462, 362, 11, '#0b2e25'),
    ),
  },
);

const hour = await display('23:00', 110, 60);
const says = await Promise.all(
  ['Is anyone there?', 'Yes. Is your face swollen?', 'No. Only the tooth.'].map((text) => plain(text, 25)),
);
/** Speech bubbles as wide as their words; the reply hangs from the right. */
const bubbles = says.map((said, index) => {
  const [w, y, mine] = [round(said.width + 56), 150 + index * 132, index === 1];
  const x = mine ? 676 - w : 130;
  const tail = mine ? `m${w} 84v28l-30-28z` : 'm0 84v28l30-28z';
  return layers(
    box(x, y, w, 84, mine ? palette.sun : palette.paper),
    fill(`M${x} ${y}${tail}`, mine ? palette.sun : palette.paper),
    said.at(x + 28, y + 52, palette.night),
  );
});

/** A message at eleven at night, and a reply. */
const digitalMarketingHealth = cover(
  'digital-marketing-health',
  palette.navy,
  layers(hour.at(480, 236, '#8fa8d9', 200 / hour.width), bubbles),
  {
    from: [0, 0, 1600],
    body: layers(
      fill('M900 60H1600V620H980l-80 84z', palette.sun),
      fill(
        'M1290 220C1230 140 1090 160 1100 290C1106 370 1150 410 1160 490C1168 554 1226 554 1236 480C1244 420 1262 390 1290 390S1336 420 1344 480C1354 554 1412 554 1420 490C1430 410 1474 370 1480 290C1490 160 1350 140 1290 220Z',
        palette.paper,
      ),
    ),
  },
);

const questions: readonly (readonly [x: number, y: number, cap: number, colour: string])[] = [
  [110, 600, 430, palette.laterite],
  [330, 600, 300, palette.night],
  [468, 600, 216, palette.lagoon],
  [566, 600, 150, palette.ember],
  [634, 600, 104, palette.night],
  [430, 260, 96, palette.lagoon],
  [520, 240, 70, palette.laterite],
  [590, 220, 50, palette.night],
];
const mark = await display('?', 100, 74);

/** The questions asked during a lunch, the nearest largest. */
const roi = cover(
  'roi',
  '#f2b8a6',
  place(layers(questions.map(([x, y, cap, colour]) => mark.at(x, y, colour, cap / 100))), 36, 40, 0, 0.9),
  {
    from: [0, 0, 1600],
    body: layers(
      mark.at(900, 780, palette.laterite, 7.4),
      mark.at(1310, 660, palette.night, 4.6),
      mark.at(1500, 420, palette.lagoon, 2.4),
    ),
  },
);

const feed = await display('feed', 160, 66);

/** A seat of the cinema with a head above it, from behind. */
const seat = (x: number, y: number, colour: string) =>
  disc(x, y, 26, colour) + box(x - 40, y + 20, 80, 900, colour, 22);

const jasmine = times(11, (index) => {
  const angle = (index / 11) * 2 * Math.PI;
  return disc(round(216 + 40 * Math.cos(angle)), round(500 + 34 * Math.sin(angle)), 10, palette.paper);
});

/** With jasmine in her hair, from behind. */
const woman = layers(
  box(196, 500, 50, 90, '#8a4b2a'),
  fill('M92 1500V640C92 580 150 560 220 560S346 580 346 640V1500Z', palette.lagoon),
  fill('M118 582C190 640 250 700 276 900H330C310 720 220 620 142 570Z', palette.sun),
  fill(
    'M146 452C146 384 176 356 218 356S290 384 290 452C290 520 262 544 218 544S146 520 146 452Z',
    palette.ink,
  ),
  disc(216, 500, 36, palette.ink),
  jasmine,
);

/** He has brought a feed of his own. */
const man = layers(
  fill('M512 424 568 396 590 486 500 500Z', '#ffe9b8'),
  `<g transform="rotate(10 430 470)">`,
  fill(
    'M376 474C364 396 408 366 456 380C484 388 492 412 490 434L508 466C511 473 505 477 496 477C500 506 490 526 454 522L448 600H384L390 516C380 504 377 490 376 474Z',
    '#a65f34',
  ),
  fill(
    'M372 486C352 392 404 348 462 368C486 376 494 394 490 412C466 404 450 412 444 430L440 458H424L416 502 392 520C380 512 374 500 372 486Z',
    palette.ink,
  ),
  disc(428, 468, 13, '#8a4b2a'),
  fill('M512 486C492 474 466 478 452 504C474 498 494 500 514 496Z', palette.ink),
  line('M470 444q10 8 20 2', palette.ink, 5),
  '</g>',
  fill('M326 1500V650C326 586 366 556 416 556S514 590 514 650V1500Z', palette.paper),
  fill('M430 640 560 500 590 516 566 660 500 740Z', palette.paper),
  disc(574, 498, 24, '#a65f34'),
  `<g transform="rotate(14 578 452)">`,
  box(552, 396, 52, 98, palette.night, 9),
  box(552, 404, 8, 82, '#ffe9b8', 4),
  '</g>',
);

/** In the cap of the lookout, from behind. */
const lookout = layers(
  box(650, 480, 56, 100, '#6b3519'),
  disc(622, 474, 14, '#6b3519'),
  disc(734, 474, 14, '#6b3519'),
  fill('M620 440H736C742 500 724 530 678 530S614 500 620 440Z', palette.ink),
  fill('M612 458C610 386 640 358 678 358S746 386 744 458Q678 476 612 458Z', palette.ember),
  fill('M650 466C650 434 706 434 706 466Q678 470 650 466Z', palette.ink),
  disc(678, 358, 8, palette.laterite),
  fill('M560 1500V650C560 586 610 562 678 562S796 586 796 650V1500Z', palette.palm),
);

/** A cinema seen from the last row; the film is a social feed. */
const movie = cover(
  'movie',
  '#3a0f1c',
  layers(
    fill('M150 330H650L1500 1000H-700Z', '#5a1a2c'),
    box(132, 46, 536, 300, '#fff3d8'),
    feed.at(176, 290, palette.laterite, 448 / feed.width),
    times(18, (index) => seat(-492 + index * 104, 412, '#46121f')),
    times(18, (index) => seat(-440 + index * 104, 470, '#2a0a14')),
    [-300, -90, 910, 1120].map((x) => place(seat(0, 0, '#140509'), x, 470, 0, 2.3)),
    woman,
    lookout,
    man,
  ),
  { from: [-150, 70, 700] },
);

const envelope = layers(
  fill('M120 214 640 168 676 446 156 492Z', palette.paper),
  `<path d="M120 214 416 366 640 168" fill="none" stroke="${palette.night}" stroke-width="5"/>`,
  disc(408, 292, 92, palette.laterite),
  times(
    12,
    (tick) =>
      `<path d="M408 210v12" stroke="${palette.paper}" stroke-width="5" transform="rotate(${tick * 30} 408 292)"/>`,
  ),
  `<path d="M408 292v64M408 292 371 328" stroke="${palette.paper}" stroke-width="13" stroke-linecap="round"/>`,
);

/** A letter sealed with a clock at half past seven. */
const digitalMarketingDifference = cover('digital-marketing-difference', '#8fc4bd', envelope, {
  from: [-360, 110, 840],
  body: envelope,
});

export const lettered = [
  aiRole,
  rightAgency,
  ultimateGuide,
  digitalMarketingHealth,
  roi,
  movie,
  digitalMarketingDifference,
].flat();
