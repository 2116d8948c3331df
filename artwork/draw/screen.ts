import { box, type Svg } from './svg.ts';

/** Lines of set text: a stack of bars, each a given part of the width. */
export function text(
  x: number,
  y: number,
  width: number,
  parts: readonly number[],
  colour: string,
  height = 8,
  leading = 1.75,
): Svg {
  return parts.map((part, row) => box(x, y + row * height * leading, width * part, height, colour)).join('');
}
