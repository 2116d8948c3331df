import { contrast } from '../../app/content/contrast.ts';
import type { Setter } from '../fonts/typeface.ts';
import { type Composition, compose } from './compositions.ts';
import { type Inks, rect, type Sheet } from './shapes.ts';

/** The client's identity shown on things: name, sign and pattern. */
export interface Identity {
  name: string;
  /** Index into the signs. */
  sign: number;
  pattern: Composition;
  set: Setter;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One printed surface: its paper and ink. */
export interface Face extends Box {
  paper: string;
  ink: string;
  second: string;
}

export interface Hand {
  sheet: Sheet;
  identity: Identity;
}

/** The nth colour other than the background. */
export const ink = ({ inks: [ground, ...others] }: Sheet, n: number): string =>
  others[n % others.length] ?? ground;

/**
 * A surface in the nth colour, printed in the colour with the most contrast to it, and in the next one that also
 * stands out from the background.
 */
export function face(sheet: Sheet, box: Box, n: number): Face {
  const paper = ink(sheet, n);
  const [most = paper, ...others] = sheet.inks
    .filter((each) => each !== paper)
    .toSorted((a, b) => contrast(b, paper) - contrast(a, paper));
  const second = others.find((each) => contrast(each, sheet.inks[0]) > 1.3) ?? most;
  return { ...box, paper, ink: most, second };
}

export const sheetOf = ({ x, y, w, h, paper }: Face): string => rect(x, y, w, h, paper);

/** The client's pattern in a box. */
export function printed({ identity, sheet }: Hand, { x, y, w, h }: Box, inks: Inks): string {
  const size = { width: Math.round(w), height: Math.round(h) };
  return compose(identity.pattern, { ...size, inks, seed: sheet.seed }).replace(
    '<svg ',
    `<svg x="${Math.round(x)}" y="${Math.round(y)}" `,
  );
}

/** The client's name with its baseline at `y`, as wide as `w`, but no taller than a third of that. */
export function word(
  { identity: { name, set } }: Hand,
  x: number,
  y: number,
  w: number,
  fill: string,
): string {
  const { width, capHeight } = set(name, 100);
  const { d } = set(name, 100 * Math.min(w / width, w / 3 / capHeight));
  return `<path fill="${fill}" transform="translate(${Math.round(x)} ${Math.round(y)})" d="${d}"/>`;
}

/** Lines of text that are too small to read. */
export function lines(x: number, y: number, w: number, step: number, count: number, fill: string): string {
  return Array.from({ length: count }, (_, at) =>
    rect(x, y + at * step, at === count - 1 ? w * 0.6 : w, step * 0.34, fill),
  ).join('');
}

export const rounded = ({ x, y, w, h }: Box, r: number, fill: string): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}" rx="${Math.round(r)}" fill="${fill}"/>`;

/** A row of equal boxes around the middle, as many as cover the sheet. */
export function row({ width }: Sheet, box: { w: number; h: number; y: number }, gap: number): Box[] {
  const step = box.w + gap;
  const aside = Math.max(1, Math.ceil((width / step - 1) / 2));
  return Array.from({ length: aside * 2 + 1 }, (_, at) => ({
    ...box,
    x: width / 2 - box.w / 2 + (at - aside) * step,
  }));
}
