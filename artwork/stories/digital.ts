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
import { condensed, plain } from './lettering.ts';
import type { Still } from '../still.ts';
import { change, gate, gateTall } from './digital-match.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.digital;

/** One start time with everything else relative to it, and on the other side the systems that read it. */
async function record(): Promise<Svg> {
  const start = await condensed('Kick-off', 88);
  const before = await Promise.all(['Car park', 'Kitchen', 'Doors'].map((text) => condensed(text, 36)));
  const minutes = await Promise.all(['- 120 min', '- 90 min', '- 60 min'].map((text) => plain(text, 18)));
  const readers = await Promise.all(['Website', 'Map', 'Feed', 'Adverts'].map((text) => plain(text, 24)));
  return layers(
    box(0, 0, 1360, 460, ink),
    times(9, (index) => line(`M${20 + index * 75} 120V370`, ground, 2)),
    box(0, 326, 680, 8, paper),
    before.map((word, index) =>
      layers(
        box(20 + index * 225, 230, 14, 104, paper),
        word.at(50 + index * 225, 272, paper),
        minutes[index]?.at(50 + index * 225, 308, paper) ?? '',
      ),
    ),
    box(680, 124, 400, 210, mark),
    start.at(708, 272, ink, 344 / start.width),
    readers.map((reader, index) => {
      const y = 60 + index * 113;
      return layers(
        line(`M1080 229C1150 229 1110 ${y} 1186 ${y}`, mark, 4),
        disc(1192, y, 13, mark),
        reader.at(1220, y + 12, paper, Math.min(1, 138 / reader.width)),
      );
    }),
  );
}

/** The same, top to bottom. */
async function recordTall(): Promise<Svg> {
  const start = await condensed('Kick-off', 104);
  const before = await Promise.all(['Car park', 'Kitchen', 'Doors'].map((text) => condensed(text, 60)));
  const minutes = await Promise.all(['- 120 min', '- 90 min', '- 60 min'].map((text) => plain(text, 26)));
  const readers = await Promise.all(['Website', 'Map', 'Feed', 'Adverts'].map((text) => plain(text, 26)));
  return layers(
    box(0, 0, 680, 1180, ink),
    times(12, (index) => line(`M40 ${60 + index * 50}H640`, ground, 2)),
    box(60, 40, 8, 640, paper),
    before.map((word, index) =>
      layers(
        box(60, 110 + index * 150, 90, 12, paper),
        word.at(176, 136 + index * 150, paper),
        minutes[index]?.at(470, 132 + index * 150, paper) ?? '',
      ),
    ),
    box(60, 540, 580, 220, mark),
    start.at(96, 704, ink),
    readers.map((reader, index) => {
      const x = 110 + index * 154;
      return layers(
        line(`M350 760C350 900 ${x} 860 ${x} 1010`, mark, 5),
        disc(x, 1020, 17, mark),
        reader.at(x - reader.width / 2, 1096, paper),
      );
    }),
  );
}

/** What each channel showed on one Saturday, in its own interface. */
async function answers(): Promise<Still[]> {
  const [website, listing, small] = await Promise.all([
    condensed('7:00', 170),
    condensed('5:30', 96),
    condensed('Kick-off', 44),
  ]);
  const thanks = await Promise.all(['Thank you', 'to our', 'sponsor'].map((text) => condensed(text, 78)));
  const sign = await Promise.all(['See the', 'website'].map((text) => condensed(text, 64)));
  const across = (word: { width: number }, room = 480): number => (room - word.width) / 2;
  const browser = layers(
    box(0, 0, 480, 600, mark),
    box(40, 70, 480, 600, '#ffffff', 18),
    box(40, 70, 480, 66, ink, 18) + box(40, 110, 480, 26, ink),
    times(3, (index) => disc(74 + index * 30, 104, 9, index ? ground : mark)),
    box(176, 88, 340, 32, ground, 16),
    small.at(76, 236, ground),
    website.at(72, 446, ink),
    box(76, 492, 250, 18, '#d7e6cf') + box(76, 528, 330, 18, '#d7e6cf') + box(76, 564, 180, 18, '#d7e6cf'),
  );
  const map = layers(
    box(0, 0, 480, 600, '#cfe3bf'),
    fill('M-20 420C120 350 210 470 320 420S460 330 520 360V640H-20Z', '#9cc7b4'),
    line('M-20 90L500 250M120 -20L60 620M360 -20C330 200 420 330 380 620M-20 330L500 520', '#ffffff', 22),
    line('M210 -20L260 300L180 620', '#ffffff', 10),
    box(290, 60, 90, 60, '#a9cf93') + box(10, 150, 60, 100, '#a9cf93'),
    fill('M240 540C210 450 96 380 96 256A144 144 0 0 1 384 256C384 380 270 450 240 540Z', ink),
    disc(240, 256, 118, mark),
    listing.at(across(listing), 304, ink),
  );
  const post = layers(
    box(0, 0, 480, 600, ground),
    disc(66, 62, 30, mark) + box(112, 42, 150, 15, paper) + box(112, 70, 90, 11, '#5f9672'),
    box(0, 116, 480, 386, paper),
    thanks.map((word, index) => word.at(across(word), 232 + index * 108, ground)),
    fill(
      'M72 578C20 540 22 520 42 520C58 520 68 530 72 540C76 530 86 520 102 520C122 520 124 540 72 578Z',
      mark,
    ),
    line('M152 528h56v34h-30l-18 14v-14h-8Z', paper, 6),
  );
  const window = layers(
    box(0, 0, 480, 600, ink),
    box(50, 40, 380, 420, '#0e3b1d'),
    times(13, (index) => box(50, 40 + index * 32, 380, 5, ground)),
    box(30, 452, 420, 34, paper),
    line('M120 60L240 20L360 60', paper, 5),
    place(
      box(-150, 0, 300, 210, mark, 8) +
        sign.map((word, index) => word.at(-word.width / 2, 88 + index * 86, ink)).join(''),
      240,
      110,
      -5,
    ),
    line('M392 486C392 540 330 520 330 560S420 590 470 570', paper, 7),
    fill(roundedPath(150, 400, 180, 42, 20), paper) +
      fill(roundedPath(140, 410, 54, 44, 14), paper) +
      fill(roundedPath(286, 410, 54, 44, 14), paper),
  );
  return [browser, map, post, window].map((body, index) =>
    sheet(`venue-answer-${index + 1}`, 480, 600, body),
  );
}

/** The stands from above, seat by seat. One is sold out, and its advert is paused. */
function stands(): Svg {
  const stand = (x: number, y: number, turn: number, columns: number, sold: boolean): Svg =>
    place(
      times(4, (row) =>
        times(columns, (seat) =>
          box(
            (seat - columns / 2) * 20 + 2,
            row * 20,
            15,
            15,
            sold || (seat * 7 + row * 5 + columns) % 4 === 0 ? mark : '#2c6b41',
            3,
          ),
        ),
      ),
      x,
      y,
      turn,
    );
  return layers(
    box(0, 0, 700, 480, ink),
    box(150, 120, 400, 240, ground),
    line('M350 120V360M150 200h46v80h-46M550 200h-46v80h46', paper, 4) + ring(350, 240, 44, paper, 4),
    stand(350, 98, 180, 22, false),
    stand(350, 382, 0, 22, true),
    stand(572, 240, -90, 12, false),
    stand(128, 240, 90, 12, false),
    disc(350, 420, 56, paper) + box(328, 394, 15, 52, ink) + box(357, 394, 15, 52, ink),
  );
}

export const digital = [
  sheet('venue-gate', 1440, 780, await gate()),
  sheet('venue-gate-tall', 780, 1180, await gateTall()),
  sheet('venue-change', 760, 900, change()),
  ...(await answers()),
  sheet('venue-stands', 700, 480, stands()),
  sheet('venue-record-tall', 680, 1180, await recordTall()),
  sheet('venue-record', 1360, 460, await record()),
];
