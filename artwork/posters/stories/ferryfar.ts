import {
  box,
  disc,
  fill,
  layers,
  place,
  rectPath,
  ring,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.ferryfar;
const digits = await Promise.all([...'1840'].map((digit) => condensed(digit, 74)));
const skin = '#8a5530';

/** A thumb from the lower right, its tip at 0. */
export const thumb: Svg = layers(
  fill(
    'M-34 14C-34 -26 26 -34 32 8L62 124C104 148 150 210 150 420H-60C-100 320 -100 260 -62 206C-30 160 -26 88 -34 14Z',
    skin,
  ),
  fill('M-25 8C-24 -18 14 -22 20 4L22 22C10 36 -10 38 -22 30Z', '#e9b58c'),
);

/** The same with its hand: four fingers folded below it, and a cuff. */
const hand: Svg = layers(
  fill('M-40 190C40 150 330 150 560 300V700H-40Z', skin),
  times(4, (finger) =>
    box(-176 + finger * 8, 156 + finger * 58, 190, 62, finger % 2 ? '#7b4a28' : '#845030', 28),
  ),
  thumb,
);

/** Ferryfar: a ticket whose hour is four taps; a thumb makes the last one. */
export function ferryfar(): Svg {
  const dark = rectPath(-700, -300, 1900, 1500);
  return layers(
    fill(dark, ground),
    shade(dark, { colour: '#5f0822', x: 540, y: 560, angle: -135, length: 420, reach: 900 }),
    turned(
      layers(
        box(36, -60, 348, 640, ink) + box(26, -70, 348, 640, paper),
        times(
          11,
          (index) => disc(26, -40 + index * 60, 14, ground) + disc(374, -40 + index * 60, 14, ground),
        ),
        digits.map((digit, index) => {
          const [x, y] = [120 + (index % 2) * 160, 140 + Math.floor(index / 2) * 172];
          const done = index < 3;
          return (
            (done ? disc(x, y, 72, mark) : ring(x, y, 67, ink, 10) + ring(x, y, 86, mark, 8)) +
            digit.at(x - digit.width / 2, y + 37, ink)
          );
        }),
      ),
      -7,
      200,
      250,
    ),
    place(hand, 326, 330, -6, 0.74),
  );
}
