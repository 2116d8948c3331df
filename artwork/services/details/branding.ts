import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  random,
  ring,
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam, plain, wide, type Word } from '#artwork/stories/lettering.ts';
import { print, sheet } from '../sheet.ts';
import { covered, coveredTall } from './branding-covered.ts';

const [pink, green, cream, ink, red] = ['#FF9DB5', '#0C4A38', '#FFF4E0', '#0C1424', '#D2273F'];

/** The sample mark: a cut of halwa with three nuts. */
function mark(x: number, y: number, scale: number, colour: string, nuts: string): Svg {
  const cut = fill('M0-50L50 0L0 50L-50 0Z', colour);
  return place(cut + disc(-14, -2, 8, nuts) + disc(13, -12, 8, nuts) + disc(8, 19, 8, nuts), x, y, 0, scale);
}

/** Wet sand with a drawing in it. */
function beach(width: number, height: number, drawn: Svg): Svg {
  const next = random('services-sand');
  return layers(
    box(0, 0, width, height, '#6E4226'),
    times(760, () =>
      disc(next() * width, next() * height, round(0.8 + next() * 1.3), next() < 0.5 ? '#8F5A36' : '#55301A'),
    ),
    drawn,
  );
}

/** The mark being drawn into the sand with a finger, its centre at the origin; the hand has a scale of its own. */
function drawing(handScale: number): Svg {
  const groove = 'M0-100L100 0L0 100L-100 0L-32-68';
  const nuts = [[-26, -6], [24, -20], [18, 32]] as const; // prettier-ignore
  const hand = layers(
    fill(
      'M520 0V150C440 150 400 190 330 214C300 226 262 226 246 214L120 300C104 312 84 300 88 282C90 272 96 266 104 260L214 160C222 120 262 60 320 20L350 0Z',
      '#E0A577',
    ),
    line(
      'M246 214C270 204 276 186 270 170M300 222C322 212 330 190 322 172M352 204C368 194 374 176 366 158',
      '#A8663C',
      5,
    ),
    fill('M92 276c6-8 14-12 22-10c2 10-4 22-18 26c-6-2-8-8-4-16z', '#FFF0E0'),
  );
  return layers(
    line(groove, '#B07B4E', 32, 'transform="translate(0 -7)"'),
    line(groove, '#3F2110', 26),
    nuts.map(([x, y]) => disc(x, y - 4, 19, '#B07B4E') + disc(x, y, 17, '#3F2110')),
    place(place(hand, -100, -292), -30, -62, 14, handScale),
  );
}

/** The greeting in both scripts, each as wide as asked for. */
function greetings(malayalamWidth: number, arabicWidth: number) {
  return Promise.all([
    malayalam('സ്വാഗതം', malayalamWidth * 0.1789),
    arabic('أهلا وسهلا', arabicWidth * 0.2294),
  ]);
}

/** The Arabic greeting against the right edge; its tanween, thin in the typeface, is as heavy as its hamza. */
function ahlan(word: Word, right: number, y: number): Svg {
  const stroke = 'l44 -18v-12l-44 18z';
  const tanween = fill([6, 346].map((at) => `M${at} -135${stroke}M${at} -152${stroke}`).join(''), pink);
  const x = right - word.width;
  return word.at(x, y, pink) + place(tanween, x, y, 0, word.width / 518);
}

async function voicesTall(): Promise<Svg> {
  const [first, second] = await greetings(700, 700);
  return layers(first.at(0, 122, pink), ahlan(second, 700, 452));
}

async function voices(): Promise<Svg> {
  const [first, second] = await greetings(760, 530);
  return layers(first.at(0, 186, pink), ahlan(second, 1360, 186));
}

async function naming(): Promise<Svg> {
  const refused = await Promise.all(
    ['Madhuram', 'Kozhi Sweet', 'Nei & Co', 'Silk Street'].map((name) => condensed(name, 33)),
  );
  const [chosen, ...letters] = await Promise.all([
    condensed('Halwa & Sons', 66),
    malayalam('അ', 20),
    arabic('ع', 30),
    wide('A', 22),
  ]);
  const rows = [58, 106, 154, 306];
  return layers(
    box(0, 0, 660, 340, '#FBDDB4'),
    refused.map((name, index) => {
      const y = rows[index] ?? 0;
      return name.at(36, y, '#7D6A55') + box(30, y - 18, name.width + 12, 3, '#7D6A55');
    }),
    chosen.at(36, 246, red),
    letters.map(
      (letter, index) =>
        disc(470 + index * 70, 66, 29, green) + letter.at(470 + index * 70 - letter.width / 2, 76, cream),
    ),
  );
}

async function identity(): Promise<Svg> {
  const [latin, second, third] = await Promise.all([
    condensed('Halwa', 62),
    malayalam('ഹൽവ', 42),
    arabic('حلوى', 50),
  ]);
  return layers(
    box(0, 0, 660, 340, pink),
    times(11, (index) => line(`M${130 + index * 20} 30v280M90 ${70 + index * 20}h280`, '#E56A84', 1.5)),
    mark(230, 170, 2.1, red, cream),
    latin.at(404, 134, ink),
    second.at(404, 206, ink),
    third.at(404, 278, ink),
  );
}

async function packaging(): Promise<Svg> {
  const lines = await Promise.all(['Halwa', '& Sons'].map((words) => condensed(words, 32)));
  const flaps = [[-62, -150, 124, 88], [-62, 62, 124, 88], [-150, -62, 88, 124], [62, -62, 88, 124]] as const; // prettier-ignore
  const marks = [[-106, 0], [106, 0], [0, -106], [0, 106]] as const; // prettier-ignore
  const net = layers(
    box(-62, -62, 124, 124, red),
    flaps.map(([x, y, w, h]) => box(x, y, w, h, pink)),
    fill('M-62-150l12-30h100l12 30zM-62 150l12 30h100l12-30z', cream),
    line('M-62-62h124M-62 62h124M-62-62v124M62-62v124', cream, 2.5, 'stroke-dasharray="8 7"'),
    marks.map(([x, y]) => mark(x, y, 0.5, red, pink)),
    lines.map((words, index) => words.at(-words.width / 2, -6 + index * 34, pink)),
  );
  return box(0, 0, 430, 340, green) + place(net, 215, 170, -8, 0.92);
}

async function voice(): Promise<Svg> {
  const [first, second, third, item, price, name] = await Promise.all([
    plain('Come in, taste first.', 15), malayalam('സ്വാഗതം', 18), arabic('أهلاً وسهلاً', 22), plain('Black halwa, 500 g', 13), plain('240', 13), condensed('Halwa & Sons', 24),
  ]); // prettier-ignore
  const teeth = `M85 0h260v318${times(13, () => 'l-10 -14l-10 14')}z`;
  return layers(
    box(0, 0, 430, 340, red),
    fill(teeth, cream),
    first.at(105, 46, ink),
    second.at(105, 94, ink),
    third.at(325 - third.width, 140, ink),
    line('M105 166h220M105 224h220', ink, 2, 'stroke-dasharray="5 5"'),
    item.at(105, 204, ink),
    price.at(325 - price.width, 204, ink),
    mark(140, 264, 0.5, red, cream),
    name.at(178, 273, red, 150 / name.width),
  );
}

async function signage(): Promise<Svg> {
  const name = await condensed('Halwa & Sons', 51);
  return layers(
    box(0, 0, 430, 340, '#F3C05A'),
    box(0, 36, 430, 34, ink),
    times(11, (index) => fill(`M${index * 40} 36h20v34h-20z`, pink)),
    box(0, 70, 430, 112, red),
    mark(58, 126, 0.8, pink, red),
    name.at(116, 145, cream, 296 / name.width),
    times(11, (index) => box(0, 192 + index * 13, 430, 10, index % 2 ? '#D99A3A' : '#C98A2C')),
    box(0, 322, 430, 18, ink),
  );
}

function guardianship(): Svg {
  const inks = [red, pink, green];
  return layers(
    box(0, 0, 770, 340, '#FBDDB4'),
    times(24, (index) => {
      const [x, y] = [28 + (index % 8) * 90, 24 + Math.floor(index / 8) * 102];
      const wrong = index === 13;
      const ground = wrong ? '#F0562B' : (inks[index % 3] ?? red);
      const over = wrong ? '#FFB547' : (inks[(index + 1) % 3] ?? pink);
      return box(x, y, 78, 84, ground) + mark(x + 39, y + 42, 0.62, over, ground);
    }),
    ring(517, 168, 66, ink, 7),
  );
}

async function website(): Promise<Svg> {
  const [title, name] = await Promise.all([condensed('Cut to order', 38), condensed('Halwa & Sons', 24)]);
  return layers(
    box(0, 0, 550, 340, '#8FC8B0'),
    box(50, 36, 450, 304, cream),
    box(50, 36, 450, 44, green),
    mark(78, 58, 0.3, pink, green),
    name.at(102, 67, cream),
    title.at(76, 158, red),
    box(76, 180, 200, 9, '#D8C9B0') + box(76, 198, 160, 9, '#D8C9B0') + box(76, 226, 110, 38, red),
    box(320, 100, 180, 240, pink),
    mark(410, 214, 1.3, red, pink),
  );
}

export const branding = [
  print('branding-covered', 1440, 640, covered(mark)),
  print('branding-covered-tall', 780, 920, coveredTall(mark)),
  sheet('branding-sand', 1440, 470, beach(1440, 470, place(drawing(0.66), 1090, 238, 0, 1.62))),
  sheet('branding-sand-tall', 780, 1100, beach(780, 1100, place(drawing(0.8), 370, 780, 0, 2.2))),
  sheet('branding-voices', 1360, 236, await voices()),
  sheet('branding-voices-tall', 700, 510, await voicesTall()),
  sheet('branding-naming', 660, 340, await naming()),
  sheet('branding-identity', 660, 340, await identity()),
  sheet('branding-packaging', 430, 340, await packaging()),
  sheet('branding-voice', 430, 340, await voice()),
  sheet('branding-signage', 430, 340, await signage()),
  sheet('branding-guardianship', 770, 340, guardianship()),
  sheet('branding-website', 550, 340, await website()),
];
