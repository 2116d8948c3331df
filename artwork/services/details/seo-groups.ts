import { box, fill, layers, times, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, type Word } from '#artwork/stories/lettering.ts';

type Face = (text: string, cap: number) => Promise<Word>;

/** Questions with the same intent; the first is the one that heads their page. */
const groups: ReadonlyArray<ReadonlyArray<string | [Face, string]>> = [
  ['roof leaking which cement', 'leak after the monsoon', 'how long does plaster dry', 'terrace waterproofing cost', 'stain on the ceiling why'],
  ['plumber near me open now', 'pipe burst at night', [malayalam, 'അടുത്തുള്ള പ്ലംബർ'], [arabic, 'سباك قريب مني الآن'], 'plumber cost per hour'],
  ['dentist who sees children', 'first tooth hurts', [arabic, 'عيادة أسنان قريبة مني'], 'dentist open on Sunday', 'dentist fees for a child'],
  ['wedding hall with parking', 'hall for 300 guests', 'wedding hall with kitchen', 'wedding hall price', 'hall near the bus stand'],
]; // prettier-ignore

const [column, foot] = [360, 350];

/** Sets a question as large as the column and a limit allow. */
async function fitted(question: string | [Face, string], cap: number): Promise<[word: Word, scale: number]> {
  const [face, text] = typeof question === 'string' ? [condensed, question] : question;
  const word = await face(text, cap);
  return [word, Math.min(1, 260 / word.width)];
}

/** The questions of one group, the lit one among them, and the page that answers them. */
async function group(questions: (typeof groups)[number], x: number): Promise<Svg> {
  const [lit, ...others] = await Promise.all(
    questions.map((question, index) =>
      fitted(question, index === 0 ? 26 : ([0, 25, 21, 27, 19][index] ?? 20)),
    ),
  );
  const tones = ['#6FBDBF', '#8FD0CE', '#B4E2DD'];
  if (!lit) return '';
  const [word, scale] = lit;
  return layers(
    box(x, 64, 5, foot - 64, '#FFD84A'),
    others.map(([other, size], index) => other.at(x + 26, 88 + index * 62, tones[index % 3] ?? '', size)),
    fill(
      `M${x} ${foot}H${x + 224}C${x + 276} ${foot} ${x + 304} ${foot + 40} ${x + 304} ${foot + 96}V600H${x}Z`,
      '#EAF4EE',
    ),
    times(5, (row) => box(x + 26, foot + 84 + row * 34, [236, 252, 218, 244, 160][row] ?? 0, 12, '#B9D2C9')),
    box(x, foot - 38, 304, 80, '#FFD84A', 40),
    word.at(x + 22, foot + 15, '#04191F', scale),
  );
}

/** What people ask, in order: four groups, and below each the one page that it gets. */
export async function sorted(): Promise<Svg> {
  const drawn = await Promise.all(
    groups.map((questions, index) => group(questions, 40 + index * (column - 8))),
  );
  return layers(box(0, 0, 1440, 600, '#062A33'), drawn);
}
