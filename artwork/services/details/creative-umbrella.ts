import { fill, line, place, type Svg } from '#artwork/draw/index.ts';

export const [violet, night, yellow, red, cream, lilac] = [
  '#2A1A52',
  '#140B28',
  '#FFD02F',
  '#E0452B',
  '#FFF6E5',
  '#6A4FA8',
];

const handle = 'M0 -6V40q0 14 12 14t12 -14';
/** The canopy and its middle panel, 116 wide with their base at 0. */
export const canopy = 'M-58 0A58 58 0 0 1 58 0Q44 -14 29 0Q14 -14 0 0Q-14 -14 -29 0Q-44 -14 -58 0Z';
export const panel = 'M-29 0Q-26 -40 0 -58Q26 -40 29 0Q14 -14 0 0Q-14 -14 -29 0Z';

/** This page's idea: an umbrella 116 wide, its grip below. */
export function umbrella(x: number, y: number, size: number, colour: string = red): Svg {
  return place(line(handle, violet, 7) + fill(canopy, colour) + fill(panel, cream), x, y, 0, size / 100);
}
