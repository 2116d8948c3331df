import { box, fill, layers, round, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, plain, type Word } from '#artwork/stories/lettering.ts';

const [ink, paper, mint] = ['#240918', '#FFF1E0', '#8FE0C0'];

/** Two words joined, for a character that the first face lacks. */
function joined(first: Word, second: Word): Word {
  return {
    width: first.width + 4 + second.width,
    at: (x, y, colour) => first.at(x, y, colour) + second.at(round(x + first.width + 4), y, colour),
  };
}

/** One question in three languages, each answered in its own; Arabic runs right to left. */
async function threads(cap: number): Promise<{ words: [Word, Word]; from: 'left' | 'right' }[]> {
  const asked = joined(await malayalam('ഇന്ന് എത്ര മണി വരെ', cap * 0.8, 84), await plain('?', cap * 0.8));
  return [
    { from: 'left', words: [asked, await malayalam('രാത്രി പത്തു മണി വരെ', cap * 0.8, 84)] },
    { from: 'right', words: await Promise.all([arabic('إلى متى تفتحون اليوم؟', cap * 1.25), arabic('حتى العاشرة مساءً', cap * 1.25)]) },
    { from: 'left', words: await Promise.all([condensed('How late are you open today?', cap * 1.1), condensed('Until ten tonight.', cap * 1.1)]) },
  ]; // prettier-ignore
}

/** A comment with its time. Its tail is on the speaker's side. */
function bubble(
  word: Word,
  [x, y]: readonly [number, number],
  high: number,
  time: Word,
  side: 'left' | 'right',
  colour: string,
): Svg {
  const wide = word.width + high;
  const at = side === 'left' ? x : x - wide;
  const corner = side === 'left' ? at : at + wide;
  const way = side === 'left' ? 1 : -1;
  return layers(
    box(at, y, wide, high, colour, high / 2.6),
    fill(`M${round(corner)} ${y + high + 14}v${-high / 1.6}h${way * 40}z`, colour),
    word.at(round(at + high / 2), round(y + high * 0.64), ink),
    time.at(round(side === 'left' ? at + 54 : at + wide - 54 - time.width), y + high + 26, colour),
  );
}

export async function replies(width: number, height: number): Promise<Svg> {
  const tall = height > width;
  const [cap, high, row] = tall ? [34, 104, 330] : [40, 116, 194];
  const [asked, answered] = await Promise.all([plain('09:31', 15), plain('09:34', 15)]);
  const pairs = (await threads(cap)).map(({ words: [question, answer], from }, index) => {
    const top = (tall ? 48 : 44) + index * row;
    const [start, end] = from === 'left' ? [40, width - 40] : [width - 40, 40];
    const to = from === 'left' ? 'right' : 'left';
    return layers(
      bubble(question, [start, top], high, asked, from, paper),
      bubble(answer, [end, tall ? top + high + 48 : top + 28], high, answered, to, mint),
    );
  });
  return layers(box(0, 0, width, height, ink), pairs);
}
