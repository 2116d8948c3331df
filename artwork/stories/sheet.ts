import { document, line, type Path, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';

/** A story's drawing, delivered as SVG: `stories/{name}`. */
export function sheet(name: string, width: number, height: number, body: Svg): Still {
  return {
    key: `stories/${name}`,
    width,
    height,
    draw: { svg: () => document(`0 0 ${width} ${height}`, body) },
  };
}

/** Delivered widths of a step's picture, which takes up to two thirds of the window. */
export const acrossWindow = [780, 1170, 1560];

/** The same with grain, which is smaller as pixels. */
export function print(
  name: string,
  width: number,
  height: number,
  body: Svg,
  widths = width > 1000 ? [780, 1100, 1440, 1920] : [390, 780],
): Still {
  const full = widths.at(-1) ?? width;
  return {
    ...sheet(name, width, height, body),
    width: full,
    height: Math.round((full * height) / width),
    widths,
  };
}

/** A poster's drawing cropped wide, with its subject on the right, shifted by `aside` for a wide one. */
export function cover(name: string, draw: () => Svg, aside = 0): Still {
  const svg = () => document(`${-400 - aside} -20 880 530`, draw());
  const key = `stories/${name}`;
  // Grain is embedded pixels, which are smaller in a raster picture.
  if (svg().includes('<image'))
    return { key, width: 1920, height: 1156, widths: [780, 1100, 1440, 1920], draw: { svg } };
  return { key, width: 880, height: 530, draw: { svg } };
}

/** A poster's drawing for half the window, its subject, centred at `x` and `y`, in the middle. */
export function half(name: string, draw: () => Svg, x: number, y: number, height: number): Still {
  const svg = () => document(`${x - height} ${y - height / 2} ${2 * height} ${height}`, draw());
  return { key: `stories/${name}-half`, width: 2 * height, height, draw: { svg } };
}

/** A pencil style. */
export interface Hand {
  colour: string;
  width: number;
  /** Maximum deviation from the line, in units. */
  stray: number;
  seed: number;
}

/** Draws lines as if by hand. */
export function byHand(d: Path, { colour, width, stray, seed }: Hand): Svg {
  return (
    `<filter id="h${seed}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="${seed}"/>` +
    `<feDisplacementMap in="SourceGraphic" scale="${stray}"/></filter>` +
    `<g filter="url(#h${seed})">${line(d, colour, width)}</g>`
  );
}
