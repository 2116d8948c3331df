import { layers, palette, times, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, plain, wide } from '#artwork/stories/lettering.ts';
import { all, box, each, ending, HEIGHT, middle, stroke, WIDTH } from './piece-parts.ts';

const { ink, navy, paper, sun, glow, ember, tide, lagoon, rope, palm, laterite, umber, mist, blush } =
  palette;

/** Cartons on shelves, and an order. */
export async function cartons(): Promise<Svg> {
  const label = await plain('× 12 cartons', 12);
  return layers(
    box(0, 0, WIDTH, HEIGHT, sun),
    times(15, (i) => {
      const [x, y] = [18 + (i % 5) * 62, 22 + Math.floor(i / 5) * 54];
      return (
        box(x, y, 54, 46, i === 7 ? ember : '#C27A22') + box(x + 22, y, 10, 46, i === 7 ? ink : '#8F5415')
      );
    }),
    `<path fill="${palm}" d="M176 70h170v44H196l-20 16z"/>`,
    label.at(200, 98, paper),
  );
}

/** An address without a postcode. */
export async function address(): Promise<Svg> {
  const [building, makani, tower] = await all(['Building', 'Makani', 'Al Reef, 14'], plain, 11);
  const digits = await all([...'30032'], condensed, 16);
  return layers(
    box(0, 0, WIDTH, HEIGHT, mist),
    box(26, 20, 288, 164, paper),
    building?.at(44, 48, palette.slate) ?? '',
    box(44, 58, 252, 32, '#FFFFFF'),
    tower?.at(54, 80, ink) ?? '',
    makani?.at(44, 116, palette.slate) ?? '',
    times(10, (i) => box(44 + i * 25.4, 126, 22, 36, i < 5 ? ink : '#FFFFFF')),
    each(digits, (digit, i) => middle(digit, 55 + i * 25.4, 152, sun)),
  );
}

/** One shop front in two reading directions; a wide card shows the middle of its height. */
export async function scripts(): Promise<Svg> {
  const [latin, other] = await Promise.all([wide('Dates', 25), arabic('تمور', 44)]);
  const half = (x: number, on: string, fruit: string, action: string, mirror: boolean): Svg => {
    const at = (from: number, width: number): number => (mirror ? x + 170 - from - width : x + from);
    return (
      box(x, 0, 170, HEIGHT, on) +
      times(3, (i) => `<ellipse cx="${at(30 + i * 24, 0)}" cy="146" rx="9" ry="15" fill="${fruit}"/>`) +
      box(at(100, 52), 132, 52, 28, action)
    );
  };
  const awning = (i: number): Svg => {
    const x = i * 34;
    const cloth = i < 5 ? ember : sun;
    const stripe = i % 2 ? paper : cloth;
    return `<path fill="${stripe}" d="M${x} 0h34v44a17 17 0 0 1-34 0z"/>`;
  };
  return layers(
    half(0, rope, umber, ember, false),
    half(170, tide, glow, sun, true),
    times(10, awning),
    latin.at(20, 114, ink),
    ending(other, 322, 114, paper),
  );
}

/** Appointment times, some past, one taken; a wide card shows the middle of its height. */
export async function slots(): Promise<Svg> {
  const words = await all(['09:30', '09:50', '10:10', '10:30', '10:50', '11:10'], condensed, 34);
  const gone = '#C9A08E';
  return layers(
    box(0, 0, WIDTH, HEIGHT, blush),
    each(words, (word, i) => {
      const [x, y, taken, past] = [
        8 + (i % 3) * 110,
        36 + Math.floor(i / 3) * 70,
        i === 4,
        i === 1 || i === 3,
      ];
      const free = past ? gone : ink;
      return (
        box(x, y, 104, 62, taken ? ink : paper) +
        middle(word, x + 52, y + 48, taken ? sun : free) +
        (past ? box(x + 8, y + 30, 88, 4, gone) : '')
      );
    }),
    `<circle cx="218" cy="112" r="15" fill="${ember}"/>${stroke('M210 112l6 6 10-11', paper, 4)}`,
  );
}

/** A floor plan with one room marked. */
export async function plan(): Promise<Svg> {
  const size = await plain('21 m', 12);
  return layers(
    box(0, 0, WIDTH, HEIGHT, '#D9E2EA'),
    stroke('M40 24H250V94H300V182H40ZM40 104H136M136 24V64M136 140V182M196 104H300M196 104V134', ink, 7),
    stroke('M136 64A40 40 0 0 1 176 104M196 134A36 36 0 0 0 232 104', ember, 3),
    box(52, 116, 72, 54, ember),
    middle(size, 88, 150, paper),
  );
}

/** A change log with names and times. */
export async function record(): Promise<Svg> {
  const [times_, names, things] = await Promise.all([
    all(['10:02', '10:40', '11:15'], condensed, 13),
    all(['Partner', 'Compliance', 'Partner'], plain, 12),
    all(['Fund terms', 'Risk note', 'Fund terms'], plain, 10),
  ]);
  const colour = (i: number, quiet: string): string => (i === 1 ? ink : quiet);
  return layers(
    box(0, 0, WIDTH, HEIGHT, ink),
    times(3, (i) => box(20, 28 + i * 54, 300, 42, i === 1 ? sun : navy)),
    each(times_, (word, i) => word.at(32, 56 + i * 54, colour(i, '#B7BAC2'))),
    each(names, (word, i) => word.at(84, 55 + i * 54, colour(i, paper))),
    each(things, (word, i) => ending(word, 308, 54 + i * 54, colour(i, '#B7BAC2'))),
  );
}

/** A sofa under a lamp, and a map pin at the door. */
export function showroom(): Svg {
  return layers(
    box(0, 0, WIDTH, HEIGHT, laterite),
    box(0, 150, WIDTH, 54, umber),
    box(30, 36, 200, 100, blush),
    box(48, 52, 164, 70, ember),
    box(48, 52, 50, 70, palette.coral),
    box(162, 52, 50, 70, palette.coral),
    `<circle cx="280" cy="52" r="34" fill="${sun}"/><circle cx="280" cy="52" r="18" fill="${glow}"/>`,
    `<path fill="${ink}" d="M262 118c0-26 36-26 36 0 0 14-18 18-18 34 0-16-18-20-18-34z"/>`,
    box(252, 156, 56, 8, paper),
  );
}

/** Opening hours that change for a month. */
export async function hours(): Promise<Svg> {
  const [time, label, other] = await Promise.all([
    condensed('19:00', 84),
    plain('Ramadan hours', 11),
    arabic('ساعات رمضان', 13),
  ]);
  return layers(
    box(0, 0, WIDTH, HEIGHT, tide),
    label.at(20, 34, sun),
    ending(other, 320, 34, sun),
    middle(time, 170, 150, paper),
    box(20, 176, 300, 8, lagoon),
    box(190, 176, 130, 8, sun),
  );
}
