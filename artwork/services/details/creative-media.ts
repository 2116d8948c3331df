import {
  box,
  clip,
  disc,
  ellipsePath,
  fill,
  layers,
  line,
  place,
  rectPath,
  ring,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, malayalam } from '#artwork/stories/lettering.ts';
import { rubber } from './creative-boy.ts';
import { one } from './creative-crowd.ts';
import { cream, lilac, night, pale, rain, red, umbrella, violet, yellow } from './creative-umbrella.ts';

/** The contents of a launch folder laid out in order: banner, invitation, script, radio copy, stories, scissors. */
export function kit(): Svg {
  const lines = (x: number, y: number, count: number, w: number, colour: string): Svg =>
    times(count, (row) => box(x, y + row * 18, row === count - 1 ? w * 0.6 : w, 7, colour));
  const phone = (x: number, ground: string, body: Svg): Svg =>
    box(x, 376, 78, 200, night, 12) +
    clip(rectPath(x + 6, 388, 66, 176), box(x + 6, 388, 66, 176, ground) + place(body, x + 39, 0));
  const drop = (x: number, y: number, size: number): Svg =>
    place(fill('M0 -34C16 -8 22 2 22 14A22 22 0 0 1 -22 14C-22 2 -16 -8 0 -34Z', violet), x, y, 0, size);
  const blade = (turn: number): Svg =>
    place(fill('M-9 0L-6 -118Q3 -136 11 -118L9 0Z', cream) + ring(22, 48, 26, red, 14) + line('M0 0L10 26', red, 15), 0, 0, turn); // prettier-ignore
  return layers(
    box(0, 0, 720, 660, lilac),
    // The folder, opened flat.
    fill('M30 44H270L300 70H690V632H30Z', night) + box(44, 84, 632, 534, violet),
    // Door banner.
    box(72, 116, 150, 474, red) + box(64, 104, 166, 18, cream, 9) + umbrella(147, 300, 112, yellow) + lines(98, 468, 4, 98, cream), // prettier-ignore
    // Invitation, with its envelope.
    box(256, 116, 204, 150, cream) + fill('M256 116L358 206L460 116Z', pale) + disc(358, 204, 44, yellow) + drop(358, 208, 1), // prettier-ignore
    // Staff script.
    box(494, 116, 152, 226, cream) + box(518, 142, 70, 20, red) + lines(518, 186, 8, 104, violet),
    // Radio.
    line('M276 306L338 282', cream, 6) + box(256, 300, 204, 132, yellow, 14) + disc(316, 366, 44, violet) + disc(316, 366, 32, yellow) + disc(316, 366, 20, violet) + box(376, 324, 66, 30, cream, 4) + line('M404 324v30', red, 5) + disc(388, 394, 13, violet) + disc(428, 394, 13, violet), // prettier-ignore
    // Two story templates.
    phone(494, yellow, place(one('child', 0, 0, 1, 'right', 0.3), -2, 486, 0, 0.3)),
    phone(568, red, rubber(-6, 480, -4, 0.5) + lines(-24, 520, 2, 48, cream)),
    // Ribbon and scissors.
    fill('M256 498H460V540H256Z', red) + place(place(blade(-22), 0, 0, 0, -1, 1) + blade(-22) + disc(0, 0, 7, violet), 358, 540, 0, 0.9), // prettier-ignore
  );
}

/** Two adverts that disagree: a face in Malayalam, and the product in English. */
export async function pair(): Promise<Svg> {
  const [a, b, first, second] = await Promise.all([
    condensed('A', 92),
    condensed('B', 92),
    malayalam('മഴ', 78),
    condensed('rain', 84),
  ]);
  return layers(
    box(0, 0, 360, 660, yellow),
    clip(
      rectPath(0, 0, 360, 660),
      rain('a', [0, 0, 360, 560], violet, (x, y) => y > 190 && Math.abs(x - 170) < 160) +
        one('trader', 164, 420, 1.36, 'right', 0.7),
    ),
    box(360, 0, 360, 660, red),
    rain('b', [360, 180, 360, 300], violet),
    fill(ellipsePath(540, 520, 164, 24), violet) + rubber(566, 430, 0, 1.5) + rubber(456, 452, 0, 1.5),
    first.at(180 - first.width / 2, 150, violet) + second.at(540 - second.width / 2, 150, cream),
    box(0, 540, 136, 120, violet) + a.at(68 - a.width / 2, 646, yellow),
    box(584, 540, 136, 120, violet) + b.at(652 - b.width / 2, 646, red),
  );
}
