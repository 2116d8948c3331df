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
import { chair, onlooker, outlined, pencil, pin } from './digital-armchair.ts';

const { night, ember, sun, paper, jade } = palette;

/** The armchair where it stands in every upright drawing, large as its sheet. */
const standing = (body: Svg = chair): Svg => place(body, 240, 560, 0, 1.36);

/** The plan in front of its ninety days. */
const planned = layers(
  times(90, (day) =>
    box(20 + (day % 9) * 50, 18 + Math.floor(day / 9) * 50, 40, 40, day < 14 ? night : palette.turmeric, 5),
  ),
  standing(outlined),
); // prettier-ignore

function searched(asked: Word): Svg {
  return layers(
    box(14, 40, 452, 96, paper, 48),
    ring(64, 84, 19, night, 8) + line('M78 98l16 17', night, 9),
    asked.at(106, 104, night),
    standing(),
    place(
      pin,
      240, 214, 0, 0.7,
    ),
  ); // prettier-ignore
}

function hoarding(sit: Word): Svg {
  const board = rectPath(22, 44, 436, 420);
  return layers(
    box(70, 450, 26, 160, night) + box(384, 450, 26, 160, night),
    box(10, 32, 460, 444, night),
    clip(board, fill(board, sun) + place(chair, 300, 456, 0, 0.86)),
    sit.at(48, 168, night),
    place(
      onlooker,
      -278, 82, 0, 1.94,
    ),
  ); // prettier-ignore
}

/** Three phones behind each other: the same word on each, the armchair on the first. */
function landed(words: readonly Word[]): Svg {
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

function messages(asked: Word, answered: Word): Svg {
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

function edited(struck: Word, sit: Word): Svg {
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
      pencil,
      176, 470, -24, 1.3,
    ),
  ); // prettier-ignore
}

/** The same six for a column, each as high as the others. */
export async function upright() {
  const [asked, board, still, kept, struck, sit, ...larger] = await Promise.all([
    condensed('armchair near me', 34),
    condensed('Sit.', 92),
    plain('Is it still there?', 22),
    plain('Kept till Saturday.', 22),
    condensed('Seating solutions', 38),
    condensed('Sit.', 170),
    condensed('Sit.', 66),
    malayalam('ഇരിക്കൂ', 48),
    arabic('اجلس', 58),
  ]);
  return Object.entries({
    planned,
    searched: searched(asked),
    hoarding: hoarding(board),
    landed: landed(larger),
    messages: messages(still, kept),
    edited: edited(struck, sit),
  }).map(([name, body]) => sheet(`digital-${name}-tall`, 480, 600, body));
}
