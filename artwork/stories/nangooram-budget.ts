import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  ring,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { whole } from '../posters/stories/nangooram.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.nangooram;
const [steel, amber] = ['#8b97a0', '#f0b90f'];

/** A hinge, open, 200 by 180 around 0. */
const hinge = (colour: string, cut: string): Svg =>
  layers(
    box(-100, -90, 84, 180, colour, 10) + box(16, -90, 84, 180, colour, 10),
    times(3, (part) => box(-16, -90 + part * 62, 32, 56, colour, 8)),
    times(3, (row) => disc(-60, -56 + row * 56, 12, cut) + disc(60, -56 + row * 56, 12, cut)),
  );

/** The ring of a cooker's lid. */
const rubber = (colour: string): Svg => ring(0, 0, 74, colour, 30);

const screw = (colour: string): Svg =>
  fill('M-34 -90H34L14 -62V70L0 98L-14 70V-62Z', colour) +
  times(4, (row) => line(`M-22 ${-34 + row * 28}L22 ${-22 + row * 28}`, colour, 9));

const key = (colour: string): Svg =>
  ring(0, -54, 34, colour, 20) + line('M0 -20V92M0 50H34M0 84H34', colour, 20);

/** A coin, the money of a drawer. */
const coin = (x: number, y: number, radius: number): Svg =>
  disc(x + 5, y + 6, radius, ink) +
  disc(x, y, radius, paper) +
  place(line('M-13 -18H15M-13 -6H15M-8 -18C9 -18 9 5 -11 5L8 21', ink, 5), x, y, 0, radius / 36);

/** A drawer's front: its part, and a coin of its own on the handle. */
const drawer = (x: number, part: Svg, width = 260): Svg =>
  layers(box(x, 40, width, 290, mark, 8), place(part, x + width / 2, 148), coin(x + width / 2, 278, 36));

/** Everything else, heaped in one drawer that is as wide as the others together. */
const heap: Svg = layers(
  place(rubber(ink), 150, 420, 0, 0.9),
  place(whole(steel, ink), 300, 420, 64, 0.42),
  place(hinge(amber, ink), 420, 424, -24, 0.8),
  place(screw(ink), 560, 420, 38, 1),
  place(key(steel), 660, 430, -40, 1),
  place(rubber(amber), 768, 430, 0, 0.74),
  place(screw(ink), 232, 430, -30, 0.9),
);

/** The budget as drawers: what sells every week has money of its own, everything else shares one coin. */
export const budget: Svg = layers(
  box(0, 0, 900, 680, steel),
  drawer(40, place(whole(ink, mark), 0, -88, 0, 0.38)),
  drawer(320, place(hinge(ink, mark), 0, -6, 0, 0.9)),
  drawer(600, place(rubber(ink), 0, -6)),
  box(40, 350, 820, 330, ground),
  clip(rectPath(40, 350, 820, 240), place(heap, 0, 44)),
  box(40, 520, 820, 200, mark, 8),
  coin(450, 602, 50),
);

/** The same as wide as the window. */
export const budgetWide: Svg = layers(
  box(0, 0, 1440, 680, steel),
  drawer(40, place(whole(ink, mark), 0, -88, 0, 0.38), 440),
  drawer(500, place(hinge(ink, mark), 0, -6, 0, 0.9), 440),
  drawer(960, place(rubber(ink), 0, -6), 440),
  box(40, 350, 1360, 330, ground),
  clip(rectPath(40, 350, 1360, 240), place(heap, -50, 44) + place(heap, 580, 44)),
  box(40, 520, 1360, 200, mark, 8),
  coin(720, 602, 54),
);
