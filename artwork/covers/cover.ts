import { box, document, type Svg } from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';

/** Units of a cover. What matters keeps to the square in its middle, because an article and phones show only that. */
export const [width, height] = [800, 620];

/** An article's cover, delivered as it is drawn: `covers/{name}`. */
export function cover(name: string, ground: string, body: Svg): Still {
  const svg = () => document(`0 0 ${width} ${height}`, box(0, 0, width, height, ground) + body);
  return { key: `covers/${name}`, width, height, draw: { svg } };
}
