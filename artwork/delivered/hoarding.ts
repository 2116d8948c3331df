import { box, disc, fill, layers, palette, times, type Svg } from '#artwork/draw/index.ts';
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

/** The bottom of a roadside board: the fish, its name, and how long it is on sale. */
export async function hoarding(): Promise<Svg> {
  const name = await malayalam(fish, 96, 100);
  return layers(
    box(0, 0, 1440, 200, tide),
    times(2, (row) => times(4, (i) => sardine(492 + i * 226 + row * 60, 58 + row * 86))),
    name.at(40, 146, paper),
    fill('M1036 0H1440V200H980Z', ember),
    await headline(words, { x: 1066, y: 86, cap: 32, colour: ink }),
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
