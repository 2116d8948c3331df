import { disc, fill, place, type Svg } from '#artwork/draw/index.ts';

export const [pink, green, cream, ink, red] = [
  '#FF9DB5',
  '#0C4A38',
  '#FFF4E0',
  '#0C1424',
  '#D2273F',
] as const;

/** The sample mark: a cut of halwa with three nuts. */
export function mark(x: number, y: number, scale: number, colour: string, nuts: string): Svg {
  const cut = fill('M0-50L50 0L0 50L-50 0Z', colour);
  return place(cut + disc(-14, -2, 8, nuts) + disc(13, -12, 8, nuts) + disc(8, 19, 8, nuts), x, y, 0, scale);
}
