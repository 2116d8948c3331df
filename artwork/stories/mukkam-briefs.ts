import { box, layers, line, place, rectPath, ring, shade, times, type Svg } from '#artwork/draw/index.ts';
import { bag, chairBack, match, pot } from '../posters/stories/mall-of-mukkam.ts';
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

/** What a creator talks about, as large as the picture, on the edge of a table. */
const brief = (name: string, behind: Svg, thing: Svg): Still =>
  print(`mukkam-${name}`, width, height, layers(behind, box(0, 556, width, 44, ink), thing));

/** The markings of a pitch. */
const pitch = layers(
  times(4, (stripe) => box(0, stripe * 150, width, 75, '#2b7a4c')),
  ring(240, 300, 190, paper, 6) + line('M-10 300H490', paper, 6),
);

/** An armchair, the reading glasses of its judge left on the seat. */
const chair = layers(
  place(chairBack, 240, 350, 0, 1.9),
  box(84, 356, 312, 130, '#1f7568', 24),
  [40, 356].map((x) => box(x, 320, 84, 226, '#176055', 40)),
  box(124, 470, 232, 76, '#176055'),
  [60, 388].map((x) => box(x, 540, 32, 20, ink)),
  [208, 272].map((x) => ring(x, 404, 26, ink, 9)),
  line('M234 398Q240 390 246 398M182 400L160 380M298 400L320 380', ink, 8),
);

export const briefs: readonly Still[] = [
  brief('bag', wall(mark, '#2b8f80'), place(bag, 240, 560, 0, 6)),
  brief('pot', wall(ground, ink), place(pot, 240, 560, 0, 3.4)),
  brief('ball', layers(wall('#2f8a55', '#1c5f3a'), pitch), place(match, 240, 560, 0, 4.2)),
  brief('chair', wall('#ffcf4d', '#e29a55'), chair),
];
