import {
  box,
  clip,
  fill,
  layers,
  line,
  palette,
  place,
  rectPath,
  ring,
  roundedPath,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, plain, type Word } from '#artwork/stories/lettering.ts';
import { sheet } from '../sheet.ts';
import { chair, onlooker, outlined, pencil, pin, sold } from './digital-armchair.ts';
import { upright } from './digital-upright.ts';

const { night, ember, laterite, sun, paper, jade } = palette;

/** Ninety days, the first two weeks of them filled in, and the armchair as a plan. */
const planned = layers(
  times(90, (day) =>
    box(14 + (day % 15) * 37, 22 + Math.floor(day / 15) * 37, 29, 29, day < 14 ? night : palette.turmeric, 4),
  ),
  place(
    outlined,
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
      pin,
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
    onlooker,
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
      pencil,
      332, 196, -36,
    ),
  ); // prettier-ignore
}

export async function armchair() {
  const [asked, sit, still, kept, struck, ticket, ...greetings] = await Promise.all([
    condensed('armchair near me', 34),
    condensed('Sit.', 108),
    plain('Is it still there?', 22),
    plain('Kept till Saturday.', 22),
    condensed('Seating solutions', 36),
    condensed('Sold', 30),
    condensed('Sit.', 44),
    malayalam('ഇരിക്കൂ', 32),
    arabic('اجلس', 36),
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
    ...(await upright()),
  ];
}
