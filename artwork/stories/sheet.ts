import { document, line, type Path, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';

/** A drawing of a story, delivered as it is drawn: `stories/{name}`. */
export function sheet(name: string, width: number, height: number, body: Svg): Still {
  return {
    key: `stories/${name}`,
    width,
    height,
    draw: { svg: () => document(`0 0 ${width} ${height}`, body) },
  };
}

/** The same with grain, which is lighter as pixels. */
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

/** A poster's drawing seen across the window, with its subject at the right, `aside` further for a wide one. */
export function cover(name: string, draw: () => Svg, aside = 0): Still {
  const svg = () => document(`${-400 - aside} -20 880 530`, draw());
  const key = `stories/${name}`;
  // Grain is pixels within the drawing: it weighs less in a picture of pixels.
  if (svg().includes('<image'))
    return { key, width: 1920, height: 1156, widths: [780, 1100, 1440, 1920], draw: { svg } };
  return { key, width: 880, height: 530, draw: { svg } };
}

/** Who holds the pencil, and which one. */
export interface Hand {
  colour: string;
  width: number;
  /** How far the hand strays from the line, in units. */
  stray: number;
  seed: number;
}

/** Draws lines as by somebody's hand. */
export function byHand(d: Path, { colour, width, stray, seed }: Hand): Svg {
  return (
    `<filter id="h${seed}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="${seed}"/>` +
    `<feDisplacementMap in="SourceGraphic" scale="${stray}"/></filter>` +
    `<g filter="url(#h${seed})">${line(d, colour, width)}</g>`
  );
}
