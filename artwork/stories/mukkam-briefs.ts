import {
  box,
  clip,
  layers,
  line,
  place,
  rectPath,
  ring,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { bag, chairBack, match, pot } from '../posters/stories/mall-of-mukkam.ts';
import { cook, grandmother, reviewer, voice } from '../posters/stories/mukkam-people.ts';
import type { Still } from '../still.ts';
import { print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const [width, height] = [480, 600];
const whole = rectPath(0, 0, width, height);

/** A wall that darkens towards its foot. */
const wall = (colour: string, dark: string): Svg =>
  box(0, 0, width, height, colour) +
  shade(whole, { colour: dark, x: 240, y: 640, angle: -90, length: 300, reach: 700, opacity: 0.8 });

/** A creator, eyes level with the others', with what they talk about on the edge of a table before them. */
const brief = (name: string, behind: Svg, person: Svg, x: number, before: Svg): Still =>
  print(
    `mukkam-${name}`,
    width,
    height,
    layers(behind, clip(whole, place(person, x, 224, 0, 1.62)), box(0, 556, width, 44, ink), before),
  );

/** The markings of a pitch. */
const pitch = layers(
  times(4, (stripe) => box(0, stripe * 150, width, 75, '#2b7a4c')),
  ring(240, 300, 190, paper, 6) + line('M-10 300H490', paper, 6),
);

export const briefs: readonly Still[] = [
  brief('bag', wall(mark, '#2b8f80'), reviewer, 196, place(bag, 372, 560, 0, 3.5)),
  brief('pot', wall(ground, ink), cook, 290, place(pot, 132, 560, 0, 2.3)),
  brief('ball', layers(wall('#2f8a55', '#1c5f3a'), pitch), voice, 216, place(match, 382, 560, 0, 2)),
  brief(
    'chair',
    layers(wall('#ffcf4d', '#e29a55'), place(chairBack, 240, 410, 0, 2.6)),
    grandmother,
    240,
    '',
  ),
];
