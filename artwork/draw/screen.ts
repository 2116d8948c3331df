import { palette } from './palette.ts';
import { rectPath } from './shapes.ts';
import { box, clip, disc, fill, type Svg } from './svg.ts';

/** A browser window with its bar; `page` is drawn in poster units and cut to the window. */
export function browser(
  x: number,
  y: number,
  width: number,
  height: number,
  page: Svg,
  bar: string = palette.ink,
): Svg {
  const dots = [palette.ember, palette.sun, palette.palm];
  return (
    box(x, y, width, height, palette.paper) +
    clip(rectPath(x, y, width, height), page) +
    box(x, y, width, 22, bar) +
    dots.map((colour, index) => disc(x + 15 + index * 14, y + 11, 4, colour)).join('') +
    box(x + 64, y + 6, width * 0.45, 10, palette.slate, 5)
  );
}

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

/** A button with the sail's full corner. */
export function button(x: number, y: number, width: number, height: number, colour: string): Svg {
  const r = height;
  return fill(`M${x} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}H${x}Z`, colour);
}

/** A row of cards. */
export function cards(
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly string[],
  gap = 10,
): Svg {
  const each = (width - gap * (colours.length - 1)) / colours.length;
  return colours.map((colour, index) => box(x + index * (each + gap), y, each, height, colour)).join('');
}
