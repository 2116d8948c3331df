import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '#artwork/deliver/paths.ts';
import { random, round, type Svg } from '#artwork/draw/index.ts';
import { letters, type Word } from '#artwork/stories/lettering.ts';
import type { Face } from '#artwork/wordmarks/faces.ts';

interface Question {
  language: string;
  text: string;
}

/** The face of each script; all that is not here is written in Latin letters. */
const faces: Readonly<Record<string, Face>> = { ar: 'kufiArabic', ml: 'malayalam', hi: 'devanagari' };

/** Height of the capitals at which a question is set, to be scaled where it is placed. */
const CAP = 7;

/** Questions as outlines, defined once and placed many times. */
export interface Asked {
  words: readonly Word[];
  defs: Svg;
}

/** The questions that a page's first screen lists. */
export async function askedOn(page: string): Promise<Asked> {
  const file = parse(readFileSync(path.join(ROOT, 'content/pages', `${page}.yaml`), 'utf8')) as {
    sections: { type: string; questions?: Question[] }[];
  };
  const questions = file.sections.find(({ type }) => type === 'seo-hero')?.questions ?? [];
  const words = await Promise.all(
    questions.map(({ language, text }) =>
      letters(faces[language] ?? 'text', text, { cap: CAP, axes: { wght: 560 } }),
    ),
  );
  const defs = words.map((word, index) => `<g id="q${index}">${word.at(0, 0, 'currentColor')}</g>`).join('');
  return { words, defs: `<defs>${defs}</defs>` };
}

/** Between two colours. */
function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(from, at) * (1 - share) + part(to, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

interface Sheet {
  seed: string;
  width: number;
  height: number;
}

/** How far questions are veiled, 0 to 1, because a wide picture has words to be read before them: it ends softly. */
function veiled(x: number, y: number, { width, height }: Sheet): number {
  if (height > width) return 0;
  const [inwards, upwards] = [(x - width * 0.46) / 200, (height * 0.56 - y) / 150];
  return Math.max(0, Math.min(1, inwards, upwards));
}

function placed(index: number, transform: string, colour: string): Svg {
  return `<use href="#q${index}" transform="${transform}" color="${colour}"/>`;
}

/** The questions as a sea: small at the horizon, large in front, each line along its own swell. */
export function sea({ words, defs }: Asked, sheet: Sheet): Svg {
  const { seed, width, height } = sheet;
  const next = random(`sea-${seed}-${width}`);
  const upright = height > width;
  const horizon = height * (upright ? 0.16 : 0.27);
  let [lines, index, row, y] = ['', 0, 0, horizon + 6];
  while (y < height + 20 && words.length > 0) {
    const near = (y - horizon) / (height - horizon);
    // On a phone the picture is shown at half of its size or less, and small words would only flicker.
    const size = upright ? 22 + near * 26 : 12 + near * 25;
    const [amplitude, length] = [3 + near * 11, 760];
    let x = -next() * 200;
    while (x < width) {
      const which = (index++ * 7 + row * 3) % words.length;
      const set = (words[which]?.width ?? 0) * (size / 10);
      const turn = ((x + set / 2) / length) * Math.PI * 2;
      const slope = (amplitude * Math.PI * 2 * Math.cos(turn)) / length;
      const colour = mix('#0D4350', '#23808C', Math.min(1, 0.15 + near * 0.5 + next() * 0.3));
      const veil = veiled(x + set, y, sheet);
      // Its middle lies on the swell, so that the lines keep their distance.
      const top = y + amplitude * Math.sin(turn) - (slope * set) / 2;
      if (veil < 1)
        lines += placed(
          which,
          `translate(${round(x)} ${round(top)}) rotate(${round(slope * 57)}) scale(${round(size) / 10})`,
          mix(colour, '#082732', veil),
        );
      x += set + size * 1.5;
    }
    y += size * 1.95;
    row += 1;
  }
  const swell = `M0 ${horizon}Q${width * 0.12} ${horizon - 26} ${width * 0.25} ${horizon - 8}T${width * 0.5} ${horizon - 6}T${width * 0.75} ${horizon - 10}T${width} ${horizon - 14}V${height}H0Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${defs}<path fill="#070C16" d="M0 0H${width}V${height}H0Z"/><path fill="#082732" d="${swell}"/>${lines}</svg>`;
}

/** The same questions as monsoon rain. */
export function rain({ words, defs }: Asked, sheet: Sheet): Svg {
  const { seed, width, height } = sheet;
  const next = random(`rain-${seed}-${width}`);
  const angle = (104 * Math.PI) / 180;
  let [lines, index, x] = ['', 0, -60];
  while (x < width + 260 && words.length > 0) {
    const size = height > width ? 22 + next() * next() * 16 : 13 + next() * next() * 20;
    const share = 0.15 + next() * 0.75;
    let along = -next() * 260;
    while (along < height + 120) {
      const which = (index++ * 5) % words.length;
      const set = (words[which]?.width ?? 0) * (size / 10);
      const shown = next() > 0.18;
      const veil = veiled(x + Math.cos(angle) * along, Math.sin(angle) * along - set * 0.1, sheet);
      if (shown && veil < 1)
        lines += placed(
          which,
          `translate(${round(x + Math.cos(angle) * along)} ${round(Math.sin(angle) * along)}) rotate(104) scale(${round(size) / 10})`,
          mix(mix('#0F3F38', '#37806B', share), '#06231F', veil),
        );
      along += set + size * 1.6;
    }
    x += size * 1.7 + 10;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${defs}<path fill="#06231F" d="M0 0H${width}V${height}H0Z"/>${lines}</svg>`;
}
