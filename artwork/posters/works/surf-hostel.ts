import {
  box,
  curvePath,
  fill,
  layers,
  line,
  place,
  random,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.breakHouse;

/** A line of foam that runs to the shore, from corner to corner. */
function foam(index: number): Svg {
  const next = random(`foam ${index}`);
  const phase = next() * 6;
  const d = curvePath(34, (t) => [
    -400 + t * 1080,
    -150 + index * 108 + t * 120 + Math.sin(t * 17 + phase) * 15 + Math.sin(t * 41 + phase) * 6,
  ]);
  return line(d, index % 2 ? '#5fd0e6' : paper, index % 2 ? 8 : 20);
}

/** Soles, out of the water. */
function foot(): Svg {
  return layers(
    fill(
      'M-20 20C-30 -20 -26 -60 -8 -66C18 -72 30 -36 22 -2C18 22 22 60 14 96H-16C-16 62 -16 40 -20 20Z',
      ink,
    ),
    [-20, -6, 7, 18]
      .map((x, toe) => `<circle cx="${x}" cy="${-74 + toe * 5}" r="${8.5 - toe}" fill="${ink}"/>`)
      .join(''),
    line('M-8 -40C4 -34 6 -18 -2 -6M-6 22C0 30 4 30 8 24', ground, 3),
  );
}

/** Break House: the surf break from above, an empty board, and two feet. */
export function surfHostel(): Svg {
  const board = layers(
    fill('M0 -190C64 -120 64 90 34 176Q0 196 -34 176C-64 90 -64 -120 0 -190Z', mark),
    line('M0 -188V184', paper, 6),
    fill('M-52 -20C-54 10 -52 40 -48 70L48 70C52 40 54 10 52 -20Z', '#ffd84d'),
  );
  return layers(
    box(-700, -300, 1900, 1500, ground),
    times(8, foam),
    turned(place(board, 124, 262, 0, 0.96), -24, 124, 262),
    line('M196 420C260 450 270 390 290 392', ink, 4),
    place(foot(), 272, 330, -10),
    place(foot(), 336, 318, 12, -1, 1),
    line('M226 400Q304 436 388 396M214 424Q304 470 404 420', paper, 9),
    fill('M222 402Q304 438 392 398L404 420Q304 470 214 424Z', ground),
    line('M222 402Q304 438 392 398', paper, 9),
  );
}
