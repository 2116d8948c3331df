import { box, disc, fill, layers, line, place, times, type Svg } from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';

type Thing = (colour: string) => Svg;

/** The pot. */
const pot: Thing = (colour) => fill('M26 54h92l-8 38H34z', colour) + box(20, 46, 104, 9, '#5E2D1C', 4) + disc(72, 42, 6, '#5E2D1C') + line('M52 34q6-8 0-16M72 30q6-8 0-16M92 34q6-8 0-16', '#FFFFFF', 4); // prettier-ignore

/** An uninvited cat. */
const cat: Thing = (colour) => fill('M48 92q-6-36 16-42l-4-18l12 9h8l12-9l-4 18q22 8 14 42z', colour) + line('M100 88q26-2 18-28', colour, 9) + disc(70, 50, 2.5, '#FFFFFF') + disc(82, 50, 2.5, '#FFFFFF'); // prettier-ignore

/** Things on the shelf, one per day, in a cell of 144 with the shelf at 92. */
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
  // A potted plant.
  (colour) => fill('M50 66h44l-6 26H56z', '#B5432F') + line('M72 66V34M72 54q-26-2-28-24q26 0 28 24M72 46q24-4 28-26q-28 0-28 26', colour, 6),
  // Accounts.
  (colour) => box(34, 78, 76, 14, colour) + box(40, 64, 68, 13, '#5E2D1C') + box(36, 50, 70, 13, colour) + box(50, 54, 30, 5, '#FBF6EE'),
  // The kettle.
  (colour) => line('M54 56q20-40 42 0', '#5E2D1C', 6) + line('M104 74l22-20', colour, 9) + fill('M42 92q-8-32 16-40h36q24 8 16 40z', colour) + disc(76, 48, 6, '#5E2D1C'),
  // A clock that rings.
  (colour) => line('M56 84l-8 8M96 84l8 8M54 36l-8 8M98 36l8 8', '#5E2D1C', 7) + disc(76, 60, 31, colour) + disc(76, 60, 23, '#FBF6EE') + line('M76 44v17l12 7', '#3A1029', 4),
  // Eggs.
  (colour) => disc(56, 60, 15, '#FBF6EE') + disc(96, 60, 15, '#FBF6EE') + disc(76, 52, 17, '#FFFFFF') + fill('M32 62h88q-4 30-28 30H60q-24 0-28-30z', colour),
  // Mangoes.
  () => fill('M34 92q-16-26 10-38q30-4 28 18q-2 20-18 20z', '#E8A21C') + fill('M74 92q-14-30 14-40q30 0 26 22q-4 18-18 18z', '#D98A1C') + line('M52 54l6-12M94 52l4-13', '#1D6F51', 5),
  // Rice, by the sack.
  (colour) => fill('M40 92q-10-28 8-42l-8-16h72l-8 16q18 14 8 42z', '#FBF6EE') + box(50, 46, 52, 7, colour) + disc(76, 72, 10, colour),
  // Coconut oil.
  (colour) => box(64, 24, 18, 14, '#5E2D1C', 3) + fill('M66 36h14v12q14 6 14 18v26H52V66q0-12 14-18z', colour) + box(52, 66, 42, 16, '#FBF6EE'),
  // Chillies, drying.
  () => line('M84 0v26', '#5E2D1C', 3) + line('M84 26q-24 20-26 50M84 26q-8 28-10 56M84 26q6 28 8 52M84 26q22 18 26 44', '#C23D14', 9),
  // A letter.
  (colour) => box(34, 44, 84, 48, '#FBF6EE') + line('M34 46l42 28l42-28', colour, 5) + box(98, 76, 12, 10, colour),
  // One shoe.
  (colour) => fill('M32 86V50h28q6 20 34 24q24 2 24 12z', colour) + box(30, 84, 90, 8, '#FBF6EE', 3) + line('M62 60l10-6M70 68l10-6', '#FBF6EE', 4),
  // A pineapple.
  (colour) => fill('M76 50l-22-18l16 2l-2-20l8 10l8-10l-2 20l16-2z', '#1D6F51') + fill('M58 92q-16-38 18-44q34 6 18 44z', '#E8A21C') + line('M58 66l36 20M62 56l34 20M94 66l-36 20M90 56l-34 20', colour, 2.5),
  // A coconut, open.
  () => disc(100, 74, 18, '#5E2D1C') + disc(58, 66, 26, '#5E2D1C') + disc(58, 66, 20, '#FFFFFF') + disc(58, 66, 13, '#F1E6D6'),
  // The rest of a cake.
  (colour) => fill('M30 92V62l88-16v46z', '#FBF6EE') + fill('M30 62l88-16v12L30 74z', colour) + fill('M30 80l88-6v6L30 86z', colour) + disc(94, 42, 8, '#C23D14'),
  // The ball.
  (colour) => disc(76, 62, 30, '#FFFFFF') + fill('M76 48l13 10l-5 15H68l-5-15z', colour) + line('M76 48V33M89 58l15-4M84 73l8 13M68 73l-8 13M63 58l-15-4', colour, 4),
  // A rickshaw, in tin.
  () => fill('M30 82V62l16-26q4-6 12-6h56v52z', '#E8A21C') + fill('M46 36q4-6 12-6h56v10H44z', '#3A1029') + fill('M52 46h24v18H42z', '#CFE3EA') + disc(50, 82, 10, '#3A1029') + disc(98, 82, 10, '#3A1029'),
  // Flowers.
  (colour) => line('M76 60L60 34M76 60V26M76 60l18-24', '#1D6F51', 4) + disc(58, 32, 10, '#C23D14') + disc(76, 22, 11, '#FBF6EE') + disc(96, 34, 10, '#E8A21C') + fill('M60 58h32l-6 12q10 12 4 22H62q-6-10 4-22z', colour),
  // Headphones.
  (colour) => line('M46 78q-4-50 30-50t30 50', '#3A1029', 8) + box(36, 60, 20, 32, colour, 8) + box(96, 60, 20, 32, colour, 8),
  // Half a melon.
  () => fill('M30 56h92q-4 36-46 36t-46-36z', '#1D6F51') + fill('M38 56h76q-4 28-38 28t-38-28z', '#F0562B') + disc(58, 64, 3, '#3A1029') + disc(76, 68, 3, '#3A1029') + disc(94, 64, 3, '#3A1029'),
]; // prettier-ignore

/** Stride through the list, so that similar things are not next to each other. */
const stride = 7;

/** Thirty days of a kitchen wall with changing things. */
export async function wall(columns: number, rows: number): Promise<Svg> {
  const numbers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => condensed(String(index + 1), 17)),
  );
  const lights = ['#F6C9A0', '#F9DDB1', '#F3B58F', '#D98A7A', '#F9DDB1', '#B58AA8', '#F6C9A0'];
  const colours = ['#C23D14', '#12788A', '#3A1029', '#1D6F51', '#B23A6A'];
  return layers(
    times(30, (index) => {
      const [x, y] = [(index % columns) * 144, Math.floor(index / columns) * 144];
      const closed = index % 7 === 6;
      // A different light each week, and a new thing each day.
      const days = index - Math.floor(index / 7);
      const thing = days === 0 ? pot : kept[((days - 1) * stride) % kept.length];
      const alone = index === 20 ? cat('#3A1029') : '';
      return place(
        layers(
          box(0, 0, 144, 144, closed ? '#6B4A63' : (lights[index % 7] ?? '')),
          closed ? '' : fill(`M${(index * 37) % 60} 0h50l40 144h-70z`, '#FFFFFF', 'opacity=".22"'),
          closed ? alone : (thing?.(colours[(index * 3) % 5] ?? '') ?? ''),
          box(0, 92, 144, 10, '#5E2D1C') + box(0, 102, 144, 42, '#7A3B24'),
          times(4, (tile) => box(tile * 37 - 2, 106, 34, 38, '#8F4A2C')),
          numbers[index]?.at(12, 30, closed ? '#F9DDB1' : '#3A1029') ?? '',
        ),
        x, y,
      ); // prettier-ignore
    }),
    times(columns - 1, (index) => box((index + 1) * 144 - 2, 0, 4, rows * 144, '#3A1029')),
    times(rows - 1, (index) => box(0, (index + 1) * 144 - 2, columns * 144, 4, '#3A1029')),
  );
}

/**
 * One thing per service, each on its own length of the shelf: a 30-day plan, a camera, a telephone, jars, tea, a
 * plant, a radio.
 */
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

/** 1.5 times as large, centred. */
function big(thing: Thing | undefined, colour: string) {
  return (width: number): Svg => place(thing?.(colour) ?? '', width / 2 - 108, 12, 0, 1.5);
}

/** A length of the shelf per service; the first and the last are longer. */
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
