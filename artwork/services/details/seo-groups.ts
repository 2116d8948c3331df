import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  ring,
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, type Word } from '#artwork/stories/lettering.ts';

type Face = (text: string, cap: number) => Promise<Word>;

const [ground, paper, lit, ink, deep, sea, grey] = ['#062A33', '#EAF4EE', '#FFD84A', '#04191F', '#0F5560', '#6FBDBF', '#B9D2C9']; // prettier-ignore

/** A leak that finds the bucket. */
const roof: Svg = layers(
  box(0, 0, 256, 150, sea),
  times(7, (drop) => line(`M${20 + drop * 38} ${8 + (drop % 3) * 9}l-7 20`, paper, 3)),
  fill('M-10 84L128 26L266 84V104L128 46L-10 104Z', '#B5432F') +
    fill('M20 92L128 46L236 92V150H20Z', '#F4E3C4'),
  line('M128 62v14M128 84v12', deep, 6) +
    fill('M104 112h48l-7 38h-34z', deep) +
    line('M104 112q24-26 48 0', deep, 4),
);

/** A pipe that has burst, and who comes. */
const pipe: Svg = layers(
  box(0, 0, 256, 150, '#F4E3C4'),
  line('M-10 40H96q26 0 26 26v90', deep, 30) + line('M-10 40H96q26 0 26 26v90', sea, 8),
  box(46, 20, 18, 40, ink, 3) + box(102, 88, 40, 18, ink, 3),
  times(5, (drop) => line(`M84 34L${62 + drop * 20} ${8 - Math.abs(drop - 2) * -5}`, sea, 6)),
  place(
    box(-9, -14, 18, 90, '#B5432F', 6) + fill('M-28-52q28-22 56 0l-8 26h-14l-2-14h-8l-2 14h-14z', '#B5432F'),
    196,
    82,
    28,
  ),
);

/** A first tooth. */
const tooth: Svg = layers(
  box(0, 0, 256, 150, '#F0A58C'),
  fill(
    'M84 50q4-32 44-20q40-12 44 20q2 24-12 42q-4 44-18 46q-10-2-14-36q-4 34-14 36q-14-2-18-46q-14-18-12-42z',
    '#FFFFFF',
  ),
  disc(112, 66, 5, ink) + disc(144, 66, 5, ink) + line('M114 82q14 12 28 0', ink, 5),
  fill('M206 34l5 12l13 1l-10 9l3 13l-11-7l-11 7l3-13l-10-9l13-1z', lit) +
    fill('M44 88l4 9l10 1l-8 7l3 10l-9-6l-9 6l3-10l-8-7l10-1z', lit),
);

/** A hall, and a space in front of it. */
const hall: Svg = layers(
  box(0, 0, 256, 150, deep),
  fill('M24 64L128 14L232 64Z', '#F0A58C') + box(34, 64, 188, 34, '#F4E3C4') + times(5, (arch) => fill(`M${46 + arch * 36} 98V80q11-15 22 0v18z`, deep)),
  times(9, (lamp) => disc(34 + lamp * 23.5, 68 + Math.abs(lamp - 4) * -2 + 8, 4, lit)),
  box(0, 98, 256, 52, ink) + times(5, (bay) => box(16 + bay * 54, 104, 3, 46, paper)),
  times(4, (bay) => bay === 2 ? '' : place(fill('M4 32V16l8-12h20l8 12v16z', ['#F0562B', sea, '', '#FFFFFF'][bay] ?? '') + box(12, 8, 20, 8, ground, 2), 24 + bay * 54, 112)),
); // prettier-ignore

/** Questions with the same intent; the first is the one that heads their page, which the picture answers. */
const groups: ReadonlyArray<readonly [picture: Svg, ...questions: (string | [Face, string])[]]> = [
  [roof, 'roof leaking which cement', 'leak after the monsoon', 'how long does plaster dry', 'terrace waterproofing cost', 'stain on the ceiling why'],
  [pipe, 'plumber near me open now', 'pipe burst at night', [malayalam, 'അടുത്തുള്ള പ്ലംബർ'], [arabic, 'سباك قريب مني الآن'], 'plumber cost per hour'],
  [tooth, 'dentist who sees children', 'first tooth hurts', [arabic, 'عيادة أسنان قريبة مني'], 'dentist open on Sunday', 'dentist fees for a child'],
  [hall, 'wedding hall with parking', 'hall for 300 guests', 'wedding hall with kitchen', 'wedding hall price', 'hall near the bus stand'],
]; // prettier-ignore

/** Sets a question as large as the column and a limit allow. */
async function fitted(question: string | [Face, string], cap: number): Promise<[word: Word, scale: number]> {
  const [face, text] = typeof question === 'string' ? [condensed, question] : question;
  const word = await face(text, cap);
  return [word, Math.min(1, 264 / word.width)];
}

/** The questions of one group run into the one that is lit, which heads the whole page that answers them. */
async function group([picture, ...questions]: (typeof groups)[number], x: number): Promise<Svg> {
  const [first, ...others] = await Promise.all(
    questions.map((question, index) =>
      fitted(question, index === 0 ? 26 : ([0, 25, 22, 26, 21][index] ?? 20)),
    ),
  );
  if (!first) return '';
  const [word, scale] = first;
  const tones = ['#8FD0CE', '#B4E2DD', paper];
  return layers(
    times(others.length, (index) => line(`M${x + 18} ${78 + index * 58}H${x + 4}V330`, lit, 4)),
    others.map(([other, size], index) => other.at(x + 30, 88 + index * 58, tones[index % 3] ?? '', size)),
    box(x, 330, 304, 330, paper),
    box(x, 330, 304, 62, lit),
    word.at(x + 20, 372, ink, scale),
    place(clip(rectPath(0, 0, 256, 150), picture), x + 24, 416),
    times(3, (row) => box(x + 24, 586 + row * 20, [256, 232, 120][row] ?? 0, 9, grey)),
    box(x + 196, 618, 84, 26, ink, 13) + fill(`M${x + 232} 624l14 7l-14 7z`, lit),
  );
}

/** What people ask, in order: four groups, and below each the one page that it gets. */
export async function sorted(): Promise<Svg> {
  const drawn = await Promise.all(groups.map((each, index) => group(each, 40 + index * 352)));
  return layers(box(0, 0, 1440, 700, ground), drawn);
}

/** The search field of the page's head from right to left: the lens on the left, the question in Arabic. */
export async function mirrored(): Promise<Svg> {
  const [dentist, plumber, hours] = await Promise.all([
    arabic('عيادة أسنان قريبة مني', 78),
    arabic('سباك قريب مني الآن', 46),
    arabic('إلى متى تفتحون اليوم؟', 46),
  ]);
  const scale = Math.min(1, 640 / dentist.width);
  const from = round(886 - dentist.width * scale);
  return layers(
    box(0, 0, 960, 440, ground),
    plumber.at(896 - plumber.width, 84, '#8FD0CE') + hours.at(896 - hours.width, 392, '#8FD0CE'),
    box(30, 124, 900, 186, paper, 93),
    disc(124, 217, 68, lit) + place(ring(-6, -6, 24, ink, 10) + line('M12 12L33 33', ink, 10), 124, 217, 0, -1, 1),
    dentist.at(from, 246, ink, scale) + box(from - 24, 166, 6, 104, '#12788A'),
  ); // prettier-ignore
}

/** A month of working days: the report leaves on the fifth, with the rankings behind a tab at its end. */
export async function reported(): Promise<Svg> {
  const days = await Promise.all(Array.from({ length: 22 }, (_, day) => condensed(String(day + 1), 26)));
  const five = await condensed('5', 150);
  return layers(
    box(0, 0, 800, 440, lit),
    days.map((day, at) => {
      const [x, y] = [40 + (at % 5) * 94, 28 + Math.floor(at / 5) * 80];
      return box(x, y, 82, 68, at === 4 ? ink : '#F2C62E') + day.at(x + 12, y + 42, at === 4 ? lit : ink);
    }),
    line('M498 62H560', ink, 8),
    place(
      layers(
        box(10, 12, 226, 344, '#C9A21E') + box(206, 268, 50, 42, '#F0562B', 4) + box(0, 0, 226, 344, '#FFFFFF'),
        five.at(20, 172, ink) + fill('M112 172v-34l28-22l24 14l42-52v94z', sea) + line('M112 138l28-22l24 14l42-52', deep, 8),
        times(4, (row) => box(20, 206 + row * 32, 15, 15, row === 2 ? '#F0562B' : deep) + box(46, 208 + row * 32, [150, 124, 156, 98][row] ?? 0, 11, grey)),
      ),
      546, 30, 4,
    ),
  ); // prettier-ignore
}
