import { box, disc, fill, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, type Word } from '#artwork/stories/lettering.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.ilanji;
/** The first question, in the three languages of the patients. */
const [how, what, why] = [
  await condensed('how?', 30),
  await malayalam('എന്ത്', 28),
  await arabic('لماذا؟', 30),
];

function drawer(column: number, row: number): Svg {
  const [x, y] = [column * 100 + 6, row * 100 + 6];
  return layers(
    box(x, y, 88, 88, ground),
    box(x + 8, y + 8, 72, 72, ink),
    box(x + 10, y + 10, 68, 68, ground),
    disc(x + 44, y + 62, 7, mark),
    box(x + 22, y + 22, 44, 22, paper),
    line(`M${x + 29} ${y + 33}h${18 + ((column * 7 + row * 5 + 60) % 13)}`, ink, 3),
  );
}

/** An open drawer with a question instead of a herb. */
function asked(word: Word, column: number, row: number, span: number): Svg {
  const [x, y, wide] = [column * 100 - 4, row * 100 + 2, span * 100 + 8];
  return layers(
    box(x + 10, y + 14, wide, 104, ink),
    box(x, y, wide, 104, mark),
    box(x + 14, y + 16, wide - 28, 56, paper),
    word.at(x + wide / 2 - word.width / 2, y + 58, ink),
    disc(x + wide / 2, y + 88, 8, ink),
  );
}

/** Ilanji Ayurveda: a physician's wall of drawers; three are open, with the patients' questions. */
export function ayurvedaClinic(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ink),
    times(11 * 5, (index) => drawer((index % 11) - 4, Math.floor(index / 11))),
    fill('M250 200C236 150 262 120 300 108C312 150 300 186 268 204Z', '#7fae4a'),
    fill('M254 202C226 186 206 156 212 120C246 132 262 162 266 200Z', '#a9cc6a'),
    asked(how, 0, 1, 2),
    asked(what, 2, 2, 2),
    asked(why, 1, 3, 2),
  );
}
