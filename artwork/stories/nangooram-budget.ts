import { box, disc, fill, layers, line, place, ring, times, type Svg } from '#artwork/draw/index.ts';
import { whole } from '../posters/stories/nangooram.ts';
import { worlds } from './worlds.ts';

const { paper, mark, ink } = worlds.nangooram;
const [steel, amber] = ['#8b97a0', '#f0b90f'];

/** A hinge, open, 200 by 180 around 0. */
export const hinge = (colour: string, cut: string): Svg =>
  layers(
    box(-100, -90, 84, 180, colour, 10) + box(16, -90, 84, 180, colour, 10),
    times(3, (part) => box(-16, -90 + part * 62, 32, 56, colour, 8)),
    times(3, (row) => disc(-60, -56 + row * 56, 12, cut) + disc(60, -56 + row * 56, 12, cut)),
  );

/** The ring of a cooker's lid. */
export const rubber = (colour: string): Svg => ring(0, 0, 74, colour, 30);

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

const washer = (colour: string): Svg => ring(0, 0, 46, colour, 26);

const nut = (colour: string, cut: string): Svg =>
  fill('M-58 0L-29 -50H29L58 0L29 50H-29Z', colour) + disc(0, 0, 26, cut);

const hook = (colour: string): Svg =>
  line('M0 -92V10A36 36 0 1 0 72 10', colour, 20) + disc(0, -92, 20, colour);

const bulb = (colour: string, cut: string): Svg =>
  fill('M-34 28C-34 0 -66 -14 -66 -56A66 66 0 0 1 66 -56C66 -14 34 0 34 28Z', colour) +
  box(-34, 34, 68, 58, cut, 8) +
  line('M-34 54H34M-34 72H34', colour, 6);

/** Everything else: each in a place of its own, none twice; seven of them fit into the narrow drawer. */
const others: readonly Svg[] = [
  place(washer(steel), 72, 96),
  place(screw(mark), 176, 92, 14, 0.94),
  place(key(paper), 286, 92, -28, 0.9),
  place(hook(steel), 380, 102, 0, 0.9),
  place(nut(amber, ink), 522, 96, 12, 1.04),
  place(bulb(paper, steel), 644, 110, -10, 0.86),
  place(box(-26, -84, 52, 168, steel, 12) + ring(0, -52, 10, ink, 8), 756, 94, 18, 0.94),
  place(hinge(mark, ink), 886, 96, -8, 0.72),
  place(rubber(steel), 1034, 96, 0, 0.72),
  place(screw(paper), 1148, 90, 10, 0.84),
  place(whole(amber, ink), 1338, 56, 64, 0.34),
];

/** The budget as drawers: what sells every week has money of its own, everything else shares one coin. */
export const budget: Svg = layers(
  box(0, 0, 900, 680, steel),
  drawer(40, place(whole(ink, mark), 0, -88, 0, 0.38)),
  drawer(320, place(hinge(ink, mark), 0, -6, 0, 0.9)),
  drawer(600, place(rubber(ink), 0, -6)),
  box(40, 350, 820, 330, ink),
  place(layers(others.slice(0, 7)), 44, 340),
  box(40, 520, 820, 200, mark, 8),
  coin(450, 602, 50),
);

/** The same as wide as the window. */
export const budgetWide: Svg = layers(
  box(0, 0, 1440, 680, steel),
  drawer(40, place(whole(ink, mark), 0, -88, 0, 0.38), 440),
  drawer(500, place(hinge(ink, mark), 0, -6, 0, 0.9), 440),
  drawer(960, place(rubber(ink), 0, -6), 440),
  box(40, 350, 1360, 330, ink),
  place(layers(others), 40, 340),
  box(40, 520, 1360, 200, mark, 8),
  coin(130, 600, 54),
);
