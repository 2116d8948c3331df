import { box, disc, fill, layers, line, palette, place, round, times } from '#artwork/draw/index.ts';
import { letters, plain, type Word } from '../stories/lettering.ts';
import { audience } from './audience.ts';
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

/** One reason per line, all the same word, set in by the curve of the sail, and an approaching fin. */
const rightAgency = cover(
  'right-agency',
  palette.sun,
  layers(
    nevers.map((word, row) => {
      const left = 202 - row * 9;
      return place(word.at(0, 0, palette.night), left, 92 + row * 84, 0, (664 - left) / word.width, 1);
    }),
    fill(fin, palette.laterite),
    box(-beyond, 690, width + 2 * beyond, beyond, '#f59f2c'),
    line('M430 690H790M380 730H520M640 738H760', palette.paper, 8),
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

/** A cinema seen from the last row; the film is a social feed. */
const movie = cover(
  'movie',
  '#3a0f1c',
  layers(
    fill('M150 330H650L1500 1000H-700Z', '#5a1a2c'),
    box(132, 46, 536, 300, '#fff3d8'),
    feed.at(176, 290, palette.laterite, 448 / feed.width),
    audience,
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
