import {
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  ring,
  roundedPath,
  starPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { paper, mark, ink } = worlds['mall-of-mukkam'];
const [sun, red, teal] = ['#ffcf4d', '#d9552c', '#2b8f80'];

/** Somebody seen from above, who faces up. */
export function visitor(next: () => number): Svg {
  const pick = <T>(all: readonly [T, ...T[]]): T => all[Math.floor(next() * all.length)] ?? all[0];
  const cloth = pick([mark, sun, red, paper, teal, '#f0a05a', '#b03d1c']);
  const hair = pick([ink, ink, '#4a2410', '#c9c2b8']);
  const small = next() < 0.2 ? 0.72 : 1;
  const veiled = next() < 0.22;
  return `<g transform="scale(${small})">${layers(
    fill(ellipsePath(0, 2, 19, 10), cloth),
    disc(0, 0, veiled ? 11 : 9, veiled ? cloth : hair),
    veiled ? ring(0, 0, 11, ink, 1.5) : '',
    // Jasmine in the hair.
    !veiled && next() < 0.25 ? times(4, (bud) => disc(-6 + bud * 4, 7, 2.4, paper)) : '',
  )}</g>`;
}

/** Who comes in quiet weeks, seen from above: toddlers in prams and grandparents with sticks, or umbrellas. */
export const quiet = {
  pram: layers(
    line('M-9 12H9M-7 2V12M7 2V12', '#ffd9b0', 3),
    fill(roundedPath(-11, -24, 22, 30, 9), '#ffd9b0'),
    fill('M-11 -10V-14Q-11 -24 0 -24T11 -14V-10Z', red),
    fill(ellipsePath(0, 20, 15, 7), teal) + disc(0, 19, 7, ink),
  ),
  stick: layers(
    line('M15 -2V-18Q15 -25 9 -25', '#ffd9b0', 3.4),
    fill(ellipsePath(0, 3, 18, 9), paper) + disc(0, 1, 8.5, '#c9c2b8'),
  ),
  umbrella: (colour: string): Svg =>
    layers(
      fill(starPath(0, 0, 21, 17.5, 8, Math.PI / 8), colour),
      line('M0 -17V17M-17 0H17M-12 -12L12 12M12 -12L-12 12', ink, 1.2),
      disc(0, 0, 2.6, paper),
    ),
} as const;
