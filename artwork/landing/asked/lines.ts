import type { Svg } from '#artwork/draw/index.ts';
import { paths } from '#artwork/wordmarks/encode.ts';
import type { Face } from '#artwork/wordmarks/faces.ts';
import { place, type Box, type Shape } from '#artwork/wordmarks/shape.ts';
import { setLine } from '#artwork/wordmarks/type.ts';

/** A query as typed. */
export interface Query {
  language: string;
  text: string;
}

/** A line that fills a width exactly. */
export interface Fitted {
  height: number;
  /** Draws it with its top left corner at a point. */
  at: (x: number, y: number, colour: string) => Svg;
}

const faces: Readonly<Record<string, readonly [face: Face, wght: number, wdth?: readonly [number, number]]>> =
  {
    ar: ['kufiArabic', 700],
    ml: ['malayalam', 800, [75, 125]],
  };
const latin = ['display', 860, [50, 150]] as const;

/** Lines are split so that each has about this many letters. */
const ideal = 7;

/** All ways to split words into lines. */
function splits(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]];
  return words.flatMap((_, at) => {
    const head = words.slice(0, at + 1).join(' ');
    const rest = words.slice(at + 1);
    return rest.length > 0 ? splits(rest).map((lines) => [head, ...lines]) : [[head]];
  });
}

/** The split whose lines are most alike in length. */
export function linesOf({ text }: Query): string[] {
  const cost = (lines: readonly string[]): number =>
    lines.reduce((sum, line) => sum + (line.length - ideal) ** 2, 0);
  return splits(text.split(' ')).reduce((best, lines) => (cost(lines) < cost(best) ? lines : best));
}

/** Sets a line so that it fills `width`: as wide or narrow as its face allows at this height, then to scale. */
export async function fitted({ language }: Query, text: string, width: number, cap: number): Promise<Fitted> {
  const [face, wght, range] = faces[language] ?? latin;
  // Vowels of two parts are split, because fontkit places only the parts; the subset has no question mark.
  const letters = language === 'ml' ? text.normalize('NFD').replaceAll('?', '') : text;
  const set = async (wdth?: number): Promise<{ shape: Shape; box: Box }> =>
    setLine(face, letters, { cap, axes: { wght, ...(wdth !== undefined && { wdth }) } });
  let [low, high] = range ?? [100, 100];
  let line = await set(range && (low + high) / 2);
  const steps = range ? 6 : 0;
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    line = await set(middle);
    if (line.box.w > width) high = middle;
    else low = middle;
  }
  const scale = width / line.box.w;
  const body = paths(place(line.shape, -line.box.x * 10, -line.box.y * 10, 10));
  return {
    height: line.box.h * scale,
    at: (x, y, colour) =>
      `<g transform="translate(${x} ${y}) scale(${scale / 10})" fill="${colour}">${body}</g>`,
  };
}
