import {
  box,
  clip,
  fill,
  layers,
  line,
  place,
  rectPath,
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { arabic, condensed, malayalam, plain, type Word } from '#artwork/stories/lettering.ts';
import { cat } from './shelf.ts';
import { met } from './social-cast.ts';

const [ink, paper, mint, plum] = ['#240918', '#FFF1E0', '#8FE0C0', '#561A3E'];

/** Two words joined, for a character that the first face lacks. */
function joined(first: Word, second: Word): Word {
  return {
    width: first.width + 4 + second.width,
    at: (x, y, colour) => first.at(x, y, colour) + second.at(round(x + first.width + 4), y, colour),
  };
}

/** One question in three languages by three customers, each answered in its own. */
async function threads(cap: number) {
  const asked = joined(await malayalam('ഇന്ന് എത്ര മണി വരെ', cap * 0.8, 84), await plain('?', cap * 0.8));
  return [
    { who: 'elder', wall: '#D98A7A', words: [asked, await malayalam('രാത്രി പത്തു മണി വരെ', cap * 0.8, 84)] },
    { who: 'trader', wall: '#12788A', words: await Promise.all([arabic('إلى متى تفتحون اليوم؟', cap * 1.25), arabic('حتى العاشرة مساءً', cap * 1.25)]) },
    { who: 'tourist', wall: '#E8A21C', words: await Promise.all([condensed('How late are you open today?', cap * 1.1), condensed('Until ten tonight.', cap * 1.1)]) },
  ] as const; // prettier-ignore
}

/** A comment whose tail points to its sender, at its side or above it, with the sender and the time below. */
function bubble(word: Word, x: number, y: number, high: number, said: Word, way: 1 | -1, above = false): Svg {
  const [wide, colour] = [word.width + high * 0.6, way > 0 ? paper : mint];
  const edge = round(way > 0 ? x : x + wide);
  return layers(
    box(x, y, wide, high, colour, 18),
    above
      ? fill(`M${edge - 76} ${y + 2}l44 -30l-4 30z`, colour)
      : fill(
          `M${edge + way * 2} ${y + high * 0.3}l${-way * 26} ${high * 0.2}l${way * 26} ${high * 0.2}z`,
          colour,
        ),
    word.at(round(x + high * 0.3), round(y + high * 0.64), ink),
    said.at(round(way > 0 ? x + 4 : x + wide - 4 - said.width), y + high + 30, colour),
  );
}

/** The shop's telephone in a hand, with the conversation on it. */
function telephone(x: number, y: number, scale: number): Svg {
  const { lit, shade } = skins.brown;
  const row = (at: number, [left, colour]: readonly [number, string]): Svg =>
    box(left, -58 + at * 22, 40, 14, colour, 5);
  return place(
    layers(
      line('M10 130Q40 90 30 40', shade, 34),
      box(-42, -80, 84, 160, '#070C16', 12) + box(-35, -68, 70, 136, mint, 4),
      [[-28, ink], [-12, paper], [-28, ink], [-12, paper], [-28, ink]].map((said, at) => row(at, said as [number, string])),
      times(4, (finger) => line(`M44 ${-6 + finger * 21}H${22 + (finger % 2) * 4}`, lit, 17)),
      line('M-44 60Q-48 30 -30 8', lit, 18),
    ),
    x, y, -10, scale,
  ); // prettier-ignore
}

export async function replies(width: number, height: number): Promise<Svg> {
  const tall = height > width;
  const [cap, high, row, face, inner] = tall ? [30, 92, 300, 120, 32] : [33, 92, 216, 168, 80];
  const [asked, answered] = await Promise.all(
    ['Customer, 09:31', 'Shop, 09:34'].map((said) => plain(said, tall ? 20 : 14)),
  );
  if (!asked || !answered) return '';
  const end = tall ? width - 32 : 1030;
  const pairs = (await threads(cap)).map(({ who, wall, words: [question, answer] }, index) => {
    const top = (tall ? 616 : 36) + index * row;
    const start = inner + face + (tall ? 34 : 40);
    const beside = layers(
      fill(rectPath(0, 0, face, face), wall),
      met(who, face / 2, face * 0.46, face / 250),
    );
    return layers(
      place(clip(rectPath(0, 0, face, face), beside), inner, top),
      bubble(question, start, top, high, asked, 1),
      bubble(
        answer,
        end - answer.width - high * 0.6,
        top + (tall ? high + 46 : 100),
        high,
        answered,
        -1,
        tall,
      ),
    );
  });
  const board = tall ? 540 : height - 40;
  const room = tall ? box(0, 0, width, 560, plum) : box(1090, 0, width - 1090, height, plum);
  const [x, y, scale] = tall ? [width - 250, 226, 1.2] : [width - 180, 282, 1.46];
  return layers(
    box(0, 0, width, height, ink),
    room,
    tall ? place(cat(ink), 40, board - 222, 0, 2.4) : '',
    met('keeper', x, y, scale, 'left'),
    telephone(x - 96 * scale, y + 226 * scale, scale),
    box(0, board, width, 12, '#5E2D1C') + box(0, board + 12, width, 60, '#7A3B24'),
    tall ? box(0, board + 50, width, height - board, ink) : '',
    pairs,
  );
}
