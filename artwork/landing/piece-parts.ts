import { round, type Svg } from '#artwork/draw/index.ts';
import type { Word } from '#artwork/stories/lettering.ts';

export const WIDTH = 340;
export const HEIGHT = 204;

export const box = (x: number, y: number, w: number, h: number, colour: string): Svg =>
  `<path fill="${colour}" d="M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z"/>`;
export const stroke = (d: string, colour: string, width: number): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
export const middle = (word: Word, x: number, y: number, colour: string): Svg =>
  word.at(x - word.width / 2, y, colour);
export const ending = (word: Word, x: number, y: number, colour: string): Svg =>
  word.at(x - word.width, y, colour);
/** Sets several texts at one cap height. */
export const all = (
  texts: readonly string[],
  set: (text: string, cap: number) => Promise<Word>,
  cap: number,
): Promise<Word[]> => Promise.all(texts.map((text) => set(text, cap)));

/** Calls `draw` for each word and joins the results. */
export const each = (words: readonly Word[], draw: (word: Word, index: number) => Svg): Svg =>
  words.map(draw).join('');
