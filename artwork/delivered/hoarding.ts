import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  palette,
  rectPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { malayalam } from '#artwork/stories/lettering.ts';
import { table } from '#artwork/wordmarks/clients-table.ts';
import { headline, logo } from './phone.ts';

const { ink, ember, paper } = palette;
const water = '#0d2b33';
const silverSide = '#d9e4e2';

/** A sardine, head to the left. */
function sardine(x: number, y: number): Svg {
  return layers(
    fill(
      `M${x} ${y}C${x + 40} ${y - 34} ${x + 130} ${y - 30} ${x + 176} ${y}C${x + 130} ${y + 26} ${x + 40} ${y + 26} ${x} ${y}Z`,
      silverSide,
    ),
    fill(
      `M${x} ${y}C${x + 40} ${y - 34} ${x + 130} ${y - 30} ${x + 176} ${y}C${x + 120} ${y - 10} ${x + 50} ${y - 12} ${x} ${y}Z`,
      '#3f7f8a',
    ),
    fill(`M${x + 166} ${y}l40 -24 -10 24 10 22z`, '#3f7f8a'),
    disc(x + 24, y - 5, 6, water),
    times(5, (i) => disc(x + 58 + i * 20, y + 2, 3.4, water)),
  );
}

/** A board on two posts, as it stands on the way to the harbour: the fish, its name, and how long there is any. */
export async function hoarding(): Promise<Svg> {
  const own = table.find(({ slug }) => slug === 'mathi');
  const name = await malayalam('മത്തി', 100, 100);
  return layers(
    times(2, (i) => box(118 + i * 352, 60, 32, 680, ink) + box(126 + i * 352, 60, 6, 680, '#3b4a52')),
    line('M134 560L486 700M486 560L134 700', ink, 14),
    box(32, 62, 580, 470, '#00000038'),
    box(20, 44, 580, 470, ink),
    clip(
      rectPath(32, 56, 556, 446),
      layers(
        box(32, 56, 556, 446, water),
        box(32, 378, 556, 130, ember),
        times(2, (row) => times(3, (i) => sardine(-60 + i * 226 + row * 112, 284 + row * 56))),
        name.at(62, 212, paper),
        own ? await logo(own, { x: 450, y: 418, width: 104, colour: ink }) : '',
        await headline(['Landed at 5:40.', 'Here until it is sold.'], {
          x: 62,
          y: 424,
          cap: 38,
          colour: ink,
        }),
      ),
    ),
    times(3, (i) => line(`M${140 + i * 170} 44v-22h26`, ink, 7) + disc(172 + i * 170, 24, 10, palette.sun)),
  );
}
