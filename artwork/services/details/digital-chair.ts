import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  palette,
  place,
  rectPath,
  ring,
  round,
  roundedPath,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, plain, type Word } from '#artwork/stories/lettering.ts';
import { sheet } from '../sheet.ts';

const { night, ink, ember, laterite, sun, paper, mist, jade } = palette;

const back = 'M-106 -40V-206Q-106 -274 -40 -274H40Q106 -274 106 -206V-40Z';
const cushion = roundedPath(-96, -130, 192, 62, 20);
const front = rectPath(-100, -78, 200, 64);
const arms = roundedPath(-156, -164, 66, 152, 32) + roundedPath(90, -164, 66, 152, 32);
const legs = fill('M-138 -14h34l-8 44h-14zM138 -14h-34l8 44h14z', ink);

/** The armchair, from its front, 312 wide; its floor is at 30. */
const chair = layers(
  legs,
  fill(back, ember) + clip(back, box(20, -280, 100, 260, laterite)),
  fill(front, laterite) + fill(cushion, palette.coral) + clip(cushion, box(20, -130, 100, 70, ember)),
  fill(roundedPath(-156, -164, 66, 152, 32), ember) + fill(roundedPath(90, -164, 66, 152, 32), palette.brick),
  disc(-123, -132, 15, palette.coral) + disc(123, -132, 15, laterite),
); // prettier-ignore

/** Ninety days, the first two weeks of them filled in, and the armchair as a plan. */
const planned = layers(
  times(90, (day) =>
    box(14 + (day % 15) * 37, 22 + Math.floor(day / 15) * 37, 29, 29, day < 14 ? night : palette.turmeric, 4),
  ),
  place(
    layers(
      [back, front, cushion, arms].map((d) => fill(d, '#F7D774') + line(d, night, 7)),
      line('M-126 -12l5 40M126 -12l-5 40M0 -306V-30', night, 7, 'stroke-dasharray="18 14"'),
    ),
    392, 254, 0, 0.8,
  ),
); // prettier-ignore

function searched(asked: Word): Svg {
  return layers(
    box(20, 26, 520, 84, paper, 42),
    asked.at(104, 82, night),
    ring(62, 64, 17, night, 7) + line('M75 77l14 15', night, 8),
    place(chair, 400, 360, 0, 0.88),
    place(
      fill('M0 0C-16 -38 -50 -52 -50 -94a50 50 0 1 1 100 0C50 -52 16 -38 0 0Z', palette.lagoon) +
        disc(0, -94, 19, paper),
      104, 246, 0, 0.74,
    ),
    box(160, 160, 92, 18, night) + box(160, 192, 70, 12, laterite) + box(160, 216, 84, 12, laterite),
  ); // prettier-ignore
}

/** A hoarding, and somebody below it who looks up. */
function hoarding(sit: Word): Svg {
  const board = rectPath(20, 18, 520, 176);
  return layers(
    box(92, 180, 18, 90, night) + box(450, 180, 18, 90, night),
    box(12, 10, 536, 192, night),
    clip(board, fill(board, sun) + place(chair, 392, 250, 0, 0.84)),
    sit.at(52, 168, night),
    fill('M186 270C186 258 206 244 232 244S278 258 278 270Z', palette.lagoon) + disc(232, 220, 28, '#8A4B2A') +
      fill('M203 224C196 186 244 176 260 196C253 207 238 205 233 216C231 228 222 238 213 241Z', ink),
  ); // prettier-ignore
}

/** The same words and the same armchair on a phone, in three languages. */
function landed(words: readonly Word[]): Svg {
  return words
    .map((word, index) => {
      const x = 18 + index * 180;
      const glass = rectPath(x + 9, 36, 148, 230);
      const scale = Math.min(1, 120 / word.width);
      return layers(
        box(x, 18 + index * 8, 166, 300, night, 22),
        clip(
          glass,
          box(x + 9, 36 + index * 8, 148, 240, sun) +
            word.at(x + 83 - (word.width * scale) / 2, 96 + index * 8, night, scale) +
            place(chair, x + 83, 226 + index * 8, 0, 0.4) +
            box(x + 22, 244 + index * 8, 122, 40, ember),
        ),
      );
    })
    .join('');
}

/** A message with its picture, and the answer. */
function messages(asked: Word, answered: Word): Svg {
  const picture = roundedPath(34, 30, 128, 112, 12);
  const wide = answered.width + 96;
  return layers(
    box(22, 18, 182 + asked.width, 136, paper, 20) + fill('M24 96L4 168L80 150Z', paper),
    clip(picture, fill(picture, sun) + place(chair, 98, 136, 0, 0.34)),
    asked.at(180, 98, night),
    box(540 - wide, 176, wide, 76, jade, 20) + fill('M538 208L558 266L484 250Z', jade),
    answered.at(540 - wide + 24, 224, paper),
    line('M484 214l8 10l16 -22M500 220l4 4l16 -22', paper, 5),
  );
}

/** A sheet of copy: two words struck out, one left. */
function edited(struck: Word, sit: Word): Svg {
  return layers(
    turned(
      layers(
        box(34, 28, 400, 320, paper),
        struck.at(66, 80, night),
        line(`M54 66Q${60 + struck.width / 2} 48 ${82 + struck.width} 62`, ember, 10),
        sit.at(64, 240, night),
      ),
      -4,
      280,
      180,
    ),
    place(
      fill('M0 0L46 -22H420V22H46Z', palette.lagoon) + box(46, -7, 374, 14, palette.deep) +
        fill('M0 0L46 -22V22Z', palette.blush) + fill('M0 0L16 -8V8Z', ink),
      332, 196, -36,
    ),
  ); // prettier-ignore
}

/** The grounds of the six services above, from left to right. */
const streams = ['#F7D774', palette.coral, palette.aqua, paper, '#CFE3EA', palette.apricot];

interface Sold {
  width: number;
  height: number;
  /** Where the armchair stands, and its size. */
  middle: number;
  scale: number;
}

/** Six streams as wide as the page that become the armchair's cloth, and a cat that came without one. */
function sold(word: Word, { width, height, middle, scale }: Sold): Svg {
  const [broad, floor] = [35.4 * scale, height - 45];
  const meet = round(floor - 190 * scale);
  const bend = round(meet * 0.52);
  const stripes = streams.map((colour, index) => box(-106 + index * 35.4, -290, 35.6, 300, colour));
  // They overlap a little, so that no ground shows between them.
  const edge = (index: number, down: boolean): string => {
    const [from, to] = [
      (width / 6) * index + (down ? 0 : 1),
      round(middle + (index - 3) * broad) + (down ? 0 : 1),
    ];
    return down
      ? `M${from} -1C${from} ${bend} ${to} ${bend} ${to} ${meet}V${floor - 20}`
      : `H${to}V${meet}C${to} ${bend} ${from} ${bend} ${from} -1Z`;
  };
  return layers(
    streams.map((colour, index) => fill(edge(index, true) + edge(index + 1, false), colour)),
    place(
      layers(
        legs,
        clip(roundedPath(-106, -150, 212, 112, 2), layers(stripes)),
        fill(rectPath(-106, -150, 212, 24), night, 'opacity=".28"'),
        clip(cushion, layers(stripes)) + clip(front, layers(stripes) + box(-110, -80, 220, 70, night).replace('/>', ' opacity=".34"/>')),
        fill(roundedPath(-156, -164, 66, 152, 32), mist) + fill(roundedPath(90, -164, 66, 152, 32), palette.shoal),
        disc(-123, -132, 15, paper) + disc(123, -132, 15, mist),
        // The cat, asleep.
        place(
          fill('M-74 0C-82 -52 -34 -70 6 -66C46 -62 66 -34 60 0Z', night) +
            fill('M-84 0C-100 -20 -86 -44 -68 -48L-70 -70L-52 -56L-34 -68L-36 -44C-24 -28 -34 -6 -46 0Z', ink) +
            line('M58 -8C84 0 84 22 62 30', night, 15) +
            line('M-74 -26q7 7 14 0M-54 -24q7 7 14 0', paper, 3.4),
          8, -124,
        ),
        // The ticket on its arm.
        line('M124 -150L146 -116', paper, 4),
        turned(box(110, -118, 104, 58, sun, 5) + word.at(162 - word.width / 2, -78, ink), 8, 162, -90),
      ),
      middle, floor, 0, scale,
    ),
  ); // prettier-ignore
}

/** The armchair where it stands in every upright drawing, large as its sheet. */
const standing = (body: Svg = chair): Svg => place(body, 240, 560, 0, 1.36);

/** The plan in front of its ninety days. */
const plannedTall = layers(
  times(90, (day) =>
    box(20 + (day % 9) * 50, 18 + Math.floor(day / 9) * 50, 40, 40, day < 14 ? night : palette.turmeric, 5),
  ),
  standing(
    layers(
      [back, front, cushion, arms].map((d) => fill(d, '#F7D774') + line(d, night, 7)),
      line('M-126 -12l5 40M126 -12l-5 40M0 -306V-30', night, 7, 'stroke-dasharray="18 14"'),
    ),
  ),
); // prettier-ignore

function searchedTall(asked: Word): Svg {
  return layers(
    box(14, 40, 452, 96, paper, 48),
    ring(64, 84, 19, night, 8) + line('M78 98l16 17', night, 9),
    asked.at(106, 104, night),
    standing(),
    place(
      fill('M0 0C-16 -38 -50 -52 -50 -94a50 50 0 1 1 100 0C50 -52 16 -38 0 0Z', palette.lagoon) +
        disc(0, -94, 19, paper),
      240, 214, 0, 0.7,
    ),
  ); // prettier-ignore
}

function hoardingTall(sit: Word): Svg {
  const board = rectPath(22, 44, 436, 420);
  return layers(
    box(70, 450, 26, 160, night) + box(384, 450, 26, 160, night),
    box(10, 32, 460, 444, night),
    clip(board, fill(board, sun) + place(chair, 296, 452, 0, 1.06)),
    sit.at(48, 178, night),
    place(
      fill('M186 270C186 258 206 244 232 244S278 258 278 270Z', palette.lagoon) + disc(232, 220, 28, '#8A4B2A') +
        fill('M203 224C196 186 244 176 260 196C253 207 238 205 233 216C231 228 222 238 213 241Z', ink),
      -278, 82, 0, 1.94,
    ),
  ); // prettier-ignore
}

/** Three phones behind each other: the same word on each, the armchair on the first. */
function landedTall(words: readonly Word[]): Svg {
  return [...words].reverse().map((word, index) => {
    const [x, y] = [104 - index * 38, 20 + index * 116];
    const w = 480 - 2 * x;
    const glass = roundedPath(x + 14, y + 14, w - 28, 700, 26);
    return layers(
      box(x, y, w, 700, night, 38),
      clip(glass, fill(glass, index % 2 ? palette.glow : sun) + (index === 2 ? place(chair, 240, 604, 0, 0.86) : '')),
      word.at(240 - word.width / 2, y + 92, night),
    );
  }).join(''); // prettier-ignore
}

function messagesTall(asked: Word, answered: Word): Svg {
  const picture = roundedPath(44, 66, 340, 282, 16);
  const wide = answered.width + 92;
  return layers(
    box(22, 44, 384, 404, paper, 26) + fill('M26 380L4 478L100 440Z', paper),
    clip(picture, fill(picture, sun) + place(chair, 214, 330, 0, 0.9)),
    asked.at(52, 408, night),
    box(466 - wide, 484, wide, 84, jade, 24) + fill('M464 520L484 590L404 560Z', jade),
    answered.at(488 - wide, 536, paper),
    line(`M404 528l9 11l18 -24M422 534l5 5l18 -24`, paper, 5),
  );
}

function editedTall(struck: Word, sit: Word): Svg {
  return layers(
    turned(
      layers(
        box(36, 60, 400, 600, paper),
        struck.at(70, 142, night),
        line(`M56 130Q${60 + struck.width / 2} 104 ${84 + struck.width} 124`, ember, 13),
        sit.at(66, 366, night),
      ),
      -4,
      240,
      300,
    ),
    place(
      fill('M0 0L46 -22H420V22H46Z', palette.lagoon) + box(46, -7, 374, 14, palette.deep) +
        fill('M0 0L46 -22V22Z', palette.blush) + fill('M0 0L16 -8V8Z', ink),
      176, 470, -24, 1.3,
    ),
  ); // prettier-ignore
}

export async function armchair() {
  const [asked, sit, still, kept, struck, ticket, ...greetings] = await Promise.all([
    condensed('armchair near me', 34),
    condensed('Sit.', 108),
    plain('Is it still there?', 22),
    plain('Kept till Saturday.', 22),
    condensed('Seating solutions', 40),
    condensed('Sold', 30),
    condensed('Sit.', 44),
    malayalam('ഇരിക്കൂ', 32),
    arabic('اجلس', 36),
  ]);
  const [struckTall, sitTall, ...larger] = await Promise.all([
    condensed('Seating solutions', 46),
    condensed('Sit.', 170),
    condensed('Sit.', 66),
    malayalam('ഇരിക്കൂ', 48),
    arabic('اجلس', 58),
  ]);
  const [width, height] = [560, 260];
  return [
    sheet('digital-planned', width, height, planned),
    sheet('digital-searched', width, height, searched(asked)),
    sheet('digital-hoarding', width, height, hoarding(sit)),
    sheet('digital-landed', width, height, landed(greetings)),
    sheet('digital-messages', width, height, messages(still, kept)),
    sheet('digital-edited', width, height, edited(struck, sit)),
    sheet('digital-sold', 720, 573, sold(ticket, { width: 720, height: 573, middle: 360, scale: 1.5 })),
    sheet(
      'digital-sold-wide',
      1440,
      640,
      sold(ticket, { width: 1440, height: 640, middle: 980, scale: 1.76 }),
    ),
    ...Object.entries({
      planned: plannedTall,
      searched: searchedTall(asked),
      hoarding: hoardingTall(sit),
      landed: landedTall(larger),
      messages: messagesTall(still, kept),
      edited: editedTall(struckTall, sitTall),
    }).map(([name, body]) => sheet(`digital-${name}-tall`, 480, 600, body)),
  ];
}
