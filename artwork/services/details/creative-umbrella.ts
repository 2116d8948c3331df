import { disc, fill, layers, line, place, random, round, times, type Svg } from '#artwork/draw/index.ts';

export const [violet, night, yellow, red, cream, lilac] = [
  '#2A1A52',
  '#140B28',
  '#FFD02F',
  '#E0452B',
  '#FFF6E5',
  '#6A4FA8',
];
export const pale = '#CFC4EA';

const handle = 'M0 -6V40q0 14 12 14t12 -14';
/** The canopy and its middle panel, 116 wide with their base at 0. */
export const canopy = 'M-58 0A58 58 0 0 1 58 0Q44 -14 29 0Q14 -14 0 0Q-14 -14 -29 0Q-44 -14 -58 0Z';
export const panel = 'M-29 0Q-26 -40 0 -58Q26 -40 29 0Q14 -14 0 0Q-14 -14 -29 0Z';

/** This page's idea: an umbrella 116 wide, its grip below. */
export function umbrella(x: number, y: number, size: number, colour: string = red): Svg {
  return place(line(handle, violet, 7) + fill(canopy, colour) + fill(panel, cream), x, y, 0, size / 100);
}

/** Slanting strokes of rain, except where it is dry. */
export function rain(
  name: string,
  [x0, y0, width, height]: readonly [number, number, number, number],
  colour: string,
  isDry: (x: number, y: number) => boolean = () => false,
): Svg {
  const next = random(`creative-${name}`);
  const strokes = times(Math.round((width * height) / 1500), () => {
    const [x, y] = [round(x0 + next() * width), round(y0 + next() * (height - 20))];
    return isDry(x, y) ? '' : `M${x} ${y}l-6 20`;
  });
  return line(strokes, colour, 3.5);
}

/** A flower carpet, from above. */
export function carpet(x: number, y: number, size: number): Svg {
  const ribs = 12;
  const petals = (radius: number, colour: string): Svg =>
    times(ribs, (index) => {
      const angle = (index / ribs) * Math.PI * 2;
      return disc(x + radius * Math.cos(angle), y + radius * Math.sin(angle), radius * 0.27, colour);
    }) + disc(x, y, radius, colour);
  return layers(
    petals(size, red) + petals(size * 0.76, cream) + petals(size * 0.55, violet) + petals(size * 0.36, yellow),
    times(ribs, (index) => {
      const angle = ((index + 0.5) / ribs) * Math.PI * 2;
      return line(`M${x} ${y}L${round(x + size * 1.08 * Math.cos(angle))} ${round(y + size * 1.08 * Math.sin(angle))}`, violet, 2.5);
    }),
    disc(x, y, size * 0.13, red),
  ); // prettier-ignore
}
