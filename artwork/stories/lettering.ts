import type { Svg } from '#artwork/draw/index.ts';
import { paths } from '#artwork/wordmarks/encode.ts';
import type { Face } from '#artwork/wordmarks/faces.ts';
import { place } from '#artwork/wordmarks/shape.ts';
import { setLine, type Style } from '#artwork/wordmarks/type.ts';

/** A word as outlines. */
export interface Word {
  width: number;
  /** Draws it at a point of its baseline, in a colour, scaled by `scale`. */
  at: (x: number, y: number, colour: string, scale?: number) => Svg;
}

/** Sets a word, rounded to tenths of a unit, the finest visible step. */
export async function letters(face: Face, text: string, style: Style): Promise<Word> {
  const line = await setLine(face, text, style);
  const body = paths(place(line.shape, -line.box.x * 10, 0, 10));
  return {
    width: line.box.w,
    at: (x, y, colour, scale = 1) =>
      `<g transform="translate(${x} ${y}) scale(${scale / 10})" fill="${colour}">${body}</g>`,
  };
}

/** In the display face, condensed. */
export function condensed(text: string, cap: number): Promise<Word> {
  return letters('display', text, { cap, axes: { wdth: 58, wght: 880 }, track: -0.01 });
}

/** In the display face, wide. */
export function wide(text: string, cap: number): Promise<Word> {
  return letters('display', text, { cap, axes: { wdth: 112, wght: 850 }, track: -0.02 });
}

/** In the text face. */
export function plain(text: string, cap: number): Promise<Word> {
  return letters('text', text, { cap, axes: { wght: 600 } });
}

/** In Malayalam. */
export function malayalam(text: string, cap: number, wdth = 80): Promise<Word> {
  return letters('malayalam', text, { cap, axes: { wdth, wght: 800 } });
}

/** In Arabic. */
export function arabic(text: string, cap: number): Promise<Word> {
  return letters('kufiArabic', text, { cap, axes: { wght: 700 } });
}

/** Sets aligned words: starting, ending or centred at a point. */
export async function say(
  text: string,
  [x, y]: readonly [x: number, y: number],
  colour: string,
  cap: number,
  {
    face = plain,
    from = 0,
  }: { face?: (text: string, cap: number) => Promise<Word>; from?: 0 | 0.5 | 1 } = {},
): Promise<Svg> {
  const word = await face(text, cap);
  return word.at(x - word.width * from, y, colour);
}
