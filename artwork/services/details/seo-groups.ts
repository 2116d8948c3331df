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
  const tones = [sea, '#8FD0CE', '#B4E2DD'];
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

/** An address that was lost, and the redirect that leads past it. */
export async function redirected(): Promise<Svg> {
  const [lost, found, moved] = await Promise.all([
    condensed('404', 172),
    condensed('200', 172),
    condensed('301', 44),
  ]);
  const start = 64;
  const end = 800 - 64 - found.width;
  return layers(
    box(0, 0, 800, 420, ground),
    lost.at(start, 330, deep),
    place(box(-8, -130, 16, 260, ground), start + lost.width / 2, 244, 52),
    line(
      `M${start + 40} 130V96Q${start + 40} 52 ${start + 84} 52H${round(end + found.width / 2 - 44)}q44 0 44 44v14`,
      lit,
      14,
    ),
    fill(`M${round(end + found.width / 2 - 30)} 104h60l-30 40z`, lit),
    box(400 - moved.width / 2 - 22, 16, moved.width + 44, 76, lit, 12),
    moved.at(400 - moved.width / 2, 76, ink),
    found.at(end, 330, paper),
    box(0, 372, 800, 4, deep) + times(12, (at) => box(64 + at * 58, 364, 26, 20, at < 5 ? deep : lit, 3)),
  );
}

/** A pin on a map, with what is right about its listing. */
function pin(x: number, y: number, colour: string, sign: Svg): Svg {
  return place(fill('M0 0C-14-34-44-46-44-84a44 44 0 1 1 88 0C44-46 14-34 0 0Z', colour) + disc(0, -84, 32, paper) + place(sign, 0, -84), x, y); // prettier-ignore
}

/** A town from above: a branch with its hours for Ramadan, one for Onam, and one photographed this year. */
export function located(): Svg {
  const moon = fill('M-2-20a20 20 0 1 0 18 28a16 16 0 1 1-18-28z', deep);
  const flower = layers(times(10, (petal) => place(fill('M0 0q7-12 0-23q-7 11 0 23z', petal % 2 ? '#F0562B' : '#B5432F'), 0, 0, petal * 36)), disc(0, 0, 6, lit)); // prettier-ignore
  const camera =
    box(-20, -12, 40, 27, deep, 4) +
    box(-9, -18, 18, 8, deep, 2) +
    disc(0, 1, 9, paper) +
    disc(0, 1, 4, deep);
  return layers(
    box(0, 0, 560, 420, '#CFE6DA'),
    times(20, (at) =>
      box((at % 5) * 118 - 20, Math.floor(at / 5) * 112 - 10, 96, 88, at % 7 === 3 ? '#8FC8A0' : '#DDEFE6'),
    ),
    line('M-20 330Q120 250 190 330T420 330T600 240', sea, 62),
    line('M-20 92H600M90 -20V440M330 -20V440M-20 214H600', '#FFFFFF', 20) +
      line('M470 -20L560 440', '#FFFFFF', 14),
    box(74, 292, 32, 64, '#FFFFFF') + box(314, 296, 32, 66, '#FFFFFF'),
    pin(90, 214, deep, moon) + pin(330, 400, '#0F5560', camera) + pin(420, 196, ink, flower),
  );
}

/** A page that says the price, and the sales desk that was rung before it was written. */
export async function explained(): Promise<Svg> {
  const [first, second, asked] = await Promise.all([
    condensed('dentist fees', 32),
    condensed('for a child', 32),
    condensed('how much?', 21),
  ]);
  const row = (at: number): Svg =>
    layers(
      box(58, 182 + at * 60, [140, 112, 150, 124][at] ?? 0, 14, grey),
      box(262, 172 + at * 60, 94, 34, at === 1 ? lit : paper, 17) +
        box(284, 184 + at * 60, 50, 10, at === 1 ? ink : sea, 5),
    );
  return layers(
    box(0, 0, 560, 420, '#F0A58C'),
    box(36, 36, 342, 400, '#FFFFFF') + box(36, 36, 342, 112, lit),
    first.at(58, 84, ink) + second.at(58, 130, ink),
    times(4, row),
    place(line('M-36-66q-40 66 0 132', ink, 36) + box(-56, -98, 62, 46, ink, 12) + box(-56, 52, 62, 46, ink, 12), 486, 292, 16),
    fill('M408 92h124q14 0 14 14v56q0 14-14 14h-30l-20 28l-10-28h-64q-14 0-14-14v-56q0-14 14-14z', ink) + asked.at(470 - asked.width / 2, 146, lit),
  ); // prettier-ignore
}

/** Newspapers whose sentences link to one map. */
export async function cited(): Promise<Svg> {
  const heads = await Promise.all(['Morning', 'Weekly', 'Evening'].map((name) => condensed(name, 24)));
  const sheet = (at: number): Svg =>
    layers(
      box(0, 0, 200, 268, at === 1 ? '#F4E3C4' : '#FFFFFF'),
      heads[at]?.at(18, 44, ink, Math.min(1, 164 / (heads[at]?.width ?? 164))) ?? '',
      box(18, 56, 164, 4, ink),
      times(7, (row) => box(18, 76 + row * 25, row % 3 === 2 ? 110 : 164, 11, grey)),
      box(18, 126 + at * 25, 164, 11, ink) + box(18, 141 + at * 25, 164, 5, lit),
    );
  const [x, y] = [628, 204];
  return layers(
    box(0, 0, 800, 420, deep),
    [0, 2, 1].map((at) => place(sheet(at), [40, 200, 352][at] ?? 0, [36, 112, 20][at] ?? 0, [-5, 2, 6][at], 1.1)),
    [[222, 180], [402, 300], [529, 250]].map(([left = 0, top = 0]) => line(`M${left} ${top}C${left + 50} ${top} ${x - 60} ${y} ${x} ${y}`, lit, 7)),
    box(x - 8, 40, 150, 330, '#FFFFFF') + box(x - 8, 40, 150, 46, ink) + line(`M${x + 14} 120q50 40 40 110t40 120`, sea, 16) + times(6, (house) => box(x + 12 + (house % 2) * 78, 120 + house * 40, 26, 26, '#8FC8A0')),
    disc(x, y, 20, lit) + disc(x, y, 8, ink),
  ); // prettier-ignore
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
    plumber.at(896 - plumber.width, 84, sea) + hours.at(896 - hours.width, 392, '#8FD0CE'),
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
