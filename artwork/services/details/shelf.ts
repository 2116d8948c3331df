import { box, disc, fill, layers, line, place, times, type Svg } from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';

type Thing = (colour: string) => Svg;

/** The pot on Fridays. */
const pot: Thing = (colour) => fill('M26 54h92l-8 38H34z', colour) + box(20, 46, 104, 9, '#5E2D1C', 4) + disc(72, 42, 6, '#5E2D1C') + line('M52 34q6-8 0-16M72 30q6-8 0-16M92 34q6-8 0-16', '#FFFFFF', 4); // prettier-ignore

/** The cat, who was not asked. */
const cat: Thing = (colour) => fill('M48 92q-6-36 16-42l-4-18l12 9h8l12-9l-4 18q22 8 14 42z', colour) + line('M100 88q26-2 18-28', colour, 9) + disc(70, 50, 2.5, '#FFFFFF') + disc(82, 50, 2.5, '#FFFFFF'); // prettier-ignore

/** What stands on the shelf for a day, in a cell of 144 whose shelf is at 92. */
const kept: readonly Thing[] = [
  // Tea for one, still hot.
  (colour) => fill('M46 60h44l-6 32H52z', colour) + line('M88 66q16 2 12 12t-16 8', colour, 6) + line('M60 48q6-8 0-16M74 48q6-8 0-16', '#FFFFFF', 4),
  // Jars, from the largest to the smallest.
  (colour) => times(3, (index) => box(22 + index * 36, 44 + index * 10, 28, 48 - index * 10, colour, 5) + box(25 + index * 36, 38 + index * 10, 22, 7, '#5E2D1C')),
  // A brass lamp.
  () => fill('M48 92h48l-12-10H60zM42 46h60l-14 14H56z', '#B5771E') + box(68, 56, 8, 30, '#B5771E') + fill('M72 14q14 20 0 30q-14-10 0-30z', '#F0562B') + fill('M72 24q7 11 0 18q-7-7 0-18z', '#FFD98A'),
  // The radio.
  (colour) => line('M96 50L118 18', '#5E2D1C', 4) + box(26, 48, 92, 44, colour, 8) + disc(52, 70, 14, '#FBF6EE') + disc(52, 70, 6, colour) + box(76, 60, 32, 6, '#FBF6EE') + box(76, 74, 32, 6, '#FBF6EE'),
  // Bananas.
  () => line('M44 40q-4 44 40 46M58 36q2 40 44 40M70 34q8 30 40 28', '#E8A21C', 13) + box(46, 26, 26, 12, '#5E2D1C', 4),
  // A fish.
  (colour) => fill('M24 84h96l-10 8H34z', '#FFFFFF') + fill('M30 68q30-32 62 0l20-16v32l-20-16q-32 32-62 0z', colour) + disc(48, 64, 3.5, '#FFFFFF'),
  // What grew in the window.
  (colour) => fill('M50 66h44l-6 26H56z', '#B5432F') + line('M72 66V34M72 54q-26-2-28-24q26 0 28 24M72 46q24-4 28-26q-28 0-28 26', colour, 6),
  // Accounts.
  (colour) => box(34, 78, 76, 14, colour) + box(40, 64, 68, 13, '#5E2D1C') + box(36, 50, 70, 13, colour) + box(50, 54, 30, 5, '#FBF6EE'),
]; // prettier-ignore

/** Thirty days of one kitchen wall: the wall stays, the day does not. */
export async function wall(columns: number, rows: number): Promise<Svg> {
  const days = await Promise.all(Array.from({ length: 30 }, (_, index) => condensed(String(index + 1), 17)));
  const lights = ['#F6C9A0', '#F9DDB1', '#F3B58F', '#D98A7A', '#F9DDB1', '#B58AA8', '#F6C9A0'];
  const colours = ['#C23D14', '#12788A', '#3A1029', '#1D6F51', '#B23A6A'];
  return layers(
    times(30, (index) => {
      const [x, y] = [(index % columns) * 144, Math.floor(index / columns) * 144];
      const closed = index % 7 === 6;
      // A week's light, and each thing again on another day in another colour.
      const thing = index % 7 === 4 ? pot : kept[(index * 3 + Math.floor(index / 8)) % kept.length];
      const alone = index === 20 ? cat('#3A1029') : '';
      return place(
        layers(
          box(0, 0, 144, 144, closed ? '#6B4A63' : (lights[index % 7] ?? '')),
          closed ? '' : fill(`M${(index * 37) % 60} 0h50l40 144h-70z`, '#FFFFFF', 'opacity=".22"'),
          closed ? alone : (thing?.(colours[(index * 3) % 5] ?? '') ?? ''),
          box(0, 92, 144, 10, '#5E2D1C') + box(0, 102, 144, 42, '#7A3B24'),
          times(4, (tile) => box(tile * 37 - 2, 106, 34, 38, '#8F4A2C')),
          days[index]?.at(12, 30, closed ? '#F9DDB1' : '#3A1029') ?? '',
        ),
        x, y,
      ); // prettier-ignore
    }),
    times(columns - 1, (index) => box((index + 1) * 144 - 2, 0, 4, rows * 144, '#3A1029')),
    times(rows - 1, (index) => box(0, (index + 1) * 144 - 2, columns * 144, 4, '#3A1029')),
  );
}

/** What is offered, each on a length of the same shelf: a plan of thirty days, a camera, a telephone, jars, tea, a plant, the radio. */
const offered: readonly (readonly [light: string, draw: (width: number) => Svg])[] = [
  ['#F6C9A0', (width) => place(
    layers(
      box(0, 0, 392, 140, '#FFF1E0'),
      times(30, (day) =>
        box(20 + (day % 10) * 36, 16 + Math.floor(day / 10) * 38, 28, 30, day === 19 ? '#F0562B' : (['#8FE0C0', '#F9DDB1', '#D98A7A', '#B58AA8'][(day * 7) % 4] ?? '')),
      ),
      place(cat('#3A1029'), 392, 2, 0, 1.5),
    ),
    width / 2 - 196, 10,
  )],
  ['#B58AA8', big((colour) => box(20, 44, 104, 48, colour, 7) + box(50, 34, 36, 12, colour, 3) + disc(72, 68, 21, '#FBF6EE') + disc(72, 68, 13, '#3A1029') + disc(78, 62, 4, '#FBF6EE') + disc(110, 54, 4, '#F0562B'), '#12788A')],
  ['#F9DDB1', big((colour) => fill('M26 92q0-34 24-38h44q24 4 24 38z', colour) + line('M26 46q46-26 92 0', colour, 15) + disc(72, 74, 14, '#FBF6EE') + disc(72, 74, 5, colour), '#C23D14')],
  ['#F3B58F', big(kept[1], '#1D6F51')],
  ['#D98A7A', big(kept[0], '#3A1029')],
  ['#F6C9A0', big(kept[6], '#1D6F51')],
  ['#F9DDB1', big(kept[3], '#B23A6A')],
]; // prettier-ignore

/** Half as large again, in the middle. */
function big(thing: Thing | undefined, colour: string) {
  return (width: number): Svg => place(thing?.(colour) ?? '', width / 2 - 108, 12, 0, 1.5);
}

/** A length of the shelf with what a service stands for; the first and the last are long. */
export const lengths = offered.map(([light, draw], at) => {
  const width = at === 0 || at === offered.length - 1 ? 880 : 432;
  const body = layers(
    box(0, 0, width, 200, light),
    fill(`M${width * 0.16} 0h110l60 200h-160z`, '#FFFFFF', 'opacity=".22"'),
    draw(width),
    box(0, 150, width, 14, '#5E2D1C') + box(0, 164, width, 36, '#7A3B24'),
    times(Math.ceil(width / 72), (tile) => box(tile * 72 + 3, 168, 66, 32, '#8F4A2C')),
  );
  return { name: `social-shelf-${at + 1}`, width, body };
});
