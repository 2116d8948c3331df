import { box, document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';

/**
 * Size of a cover in units. The subject stays within the central square, because articles and phones show only that.
 */
export const [width, height] = [800, 620];

/** An article's cover, delivered as SVG: `covers/{name}`. */
export function cover(name: string, ground: string, body: Svg): Still {
  const svg = () => document(`0 0 ${width} ${height}`, box(0, 0, width, height, ground) + body);
  return { key: `covers/${name}`, width, height, draw: { svg } };
}
