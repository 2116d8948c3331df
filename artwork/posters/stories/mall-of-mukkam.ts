import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { malayalam } from '#artwork/stories/lettering.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const name = await malayalam('മുക്കം', 130);
const skin = '#5a2a12';

/** Somebody who stands, seen from afar: a head, a shirt or a sari, and what is carried. */
function person(
  x: number,
  floor: number,
  tall: number,
  cloth: string,
  skirt: string = ink,
  carried = '',
): Svg {
  const unit = tall / 100;
  return `<g transform="translate(${x} ${floor}) scale(${unit.toFixed(3)})">${layers(
    fill('M-16 0L-20 -44H20L16 0Z', skirt),
    fill('M-22 -42C-24 -74 -14 -78 0 -78C14 -78 24 -74 22 -42Z', cloth),
    line('M-19 -68L-26 -42M19 -68L26 -42', skin, 7),
    disc(0, -90, 12, skin),
    fill('M-13 -88C-14 -108 14 -108 13 -88C6 -98 -6 -98 -13 -88Z', '#1b0a03'),
    carried,
  )}</g>`;
}

const bag = fill('M14 -72H40V-34H14Z', '#d9552c') + line('M20 -72q7 -10 14 0', ink, 3);
const pot = fill('M-20 -116H20C20 -96 -20 -96 -20 -116Z', '#c9cdd0') + line('M-24 -116H24', ink, 4);
const ball = disc(34, -11, 11, '#ffffff') + disc(34, -11, 4, ink);
const chair =
  fill('M-36 -40H-24V-18H24V-40H36V0H-36Z', '#ffcf4d') +
  fill('M-26 -62C-26 -74 26 -74 26 -62V-40H-26Z', '#e5ae22');

/** Mall of Mukkam, upright: the whole name between the edges. */
export function mallOfMukkam(): Svg {
  return place(mukkamWide(), 66, 118, 0, 0.69);
}

/** The town's name in Malayalam is the building, its windows lit; four people stand on its roof. */
export function mukkamWide(): Svg {
  const scale = 520 / name.width;
  const front = rectPath(-80, 240, 560, 260);
  const letters = `<mask id="mukkam" maskUnits="userSpaceOnUse" x="-80" y="220" width="560" height="280">${name.at(-64, 402, '#ffffff', scale)}</mask>`;
  const windows = times(11 * 40, (index) => {
    const [column, row] = [index % 40, Math.floor(index / 40)];
    const lit = (column * 7 + row * 5) % 11 < 2;
    return box(-62 + column * 13, 282 + row * 16, 6, 9, lit ? '#ffcf4d' : '#2b8f80');
  });
  return layers(
    box(-700, -300, 1900, 1500, ground),
    shade(rectPath(-700, -300, 1900, 720), {
      colour: '#6d2a0b',
      x: 200,
      y: 424,
      angle: -90,
      length: 190,
      reach: 1700,
    }),
    box(-700, 420, 1900, 900, ink),
    letters,
    name.at(-64, 402, mark, scale),
    `<g mask="url(#mukkam)">${windows}${shade(front, { colour: '#2b8f80', x: -80, y: 440, angle: -90, length: 90, reach: 900, opacity: 0.7 })}</g>`,
    box(-700, 420, 1900, 14, paper),
    person(10, 274, 116, '#d9552c', ink, bag),
    person(120, 274, 118, paper, '#2b8f80', pot),
    person(262, 274, 116, '#2b8f80', paper, ball),
    chair.replace(/^/, '<g transform="translate(414 274) scale(1.2)">') + '</g>',
    person(414, 265, 94, paper, paper),
    times(9, (index) =>
      person(
        -60 + index * 58,
        472 + (index % 3) * 7,
        34,
        [paper, mark, '#d9552c', '#ffcf4d'][index % 4] ?? paper,
        index % 2 ? ground : '#2b8f80',
      ),
    ),
  );
}
