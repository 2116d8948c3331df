import { box, disc, fill, layers, palette, place, times, type Svg } from '#artwork/draw/index.ts';
import { malayalam } from '#artwork/stories/lettering.ts';
import { headline } from './phone.ts';

const { ink, ember, paper, mist, shoal, tide } = palette;

/** A sardine, head to the left. */
export function sardine(x: number, y: number): Svg {
  return layers(
    fill(
      `M${x} ${y}C${x + 40} ${y - 34} ${x + 130} ${y - 30} ${x + 176} ${y}C${x + 130} ${y + 26} ${x + 40} ${y + 26} ${x} ${y}Z`,
      mist,
    ),
    fill(
      `M${x} ${y}C${x + 40} ${y - 34} ${x + 130} ${y - 30} ${x + 176} ${y}C${x + 120} ${y - 10} ${x + 50} ${y - 12} ${x} ${y}Z`,
      shoal,
    ),
    fill(`M${x + 166} ${y}l40 -24 -10 24 10 22z`, shoal),
    disc(x + 24, y - 5, 6, tide),
    times(5, (i) => disc(x + 58 + i * 20, y + 2, 3.4, tide)),
  );
}

const fish = 'മത്തി';
const words = ['Landed at 5:40.', 'Here until it is sold.'];

/** A roadside board: the fish, its name, and how long it is on sale. */
export async function hoarding(): Promise<Svg> {
  const name = await malayalam(fish, 156, 100);
  return layers(
    box(0, 0, 1440, 360, tide),
    times(3, (row) =>
      times(2, (i) => place(sardine(0, 0), 716 + i * 290 + (row % 2) * 70, 74 + row * 106, 0, 1.3)),
    ),
    name.at(40, 262, paper),
    fill('M1076 0H1440V360H972Z', ember),
    await headline(words, { x: 1066, y: 160, cap: 36, colour: ink }),
  );
}

/** The same stacked, for phones: the name whole, the shoal swimming out at both sides, the line across the bottom. */
export async function tallHoarding(): Promise<Svg> {
  const name = await malayalam(fish, 81, 100);
  return layers(
    box(0, 0, 390, 420, tide),
    name.at((390 - name.width) / 2, 128, paper),
    times(2, (row) => times(3, (i) => sardine(-110 + i * 226 - row * 104, 200 + row * 74))),
    fill('M0 338L390 312V420H0Z', ember),
    await headline(words, { x: 20, y: 372, cap: 25, colour: ink }),
  );
}
