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
import { condensed, malayalam } from '#artwork/stories/lettering.ts';
import { one } from './creative-crowd.ts';
import {
  canopy,
  cream,
  lilac,
  night,
  pale,
  rain,
  red,
  umbrella,
  violet,
  yellow,
} from './creative-umbrella.ts';

/** The contents of a launch folder laid out in order: banner, invitation, script, radio copy, stories, scissors. */
export function kit(): Svg {
  const lines = (x: number, y: number, count: number, w: number, colour: string): Svg =>
    times(count, (row) => box(x, y + row * 18, row === count - 1 ? w * 0.6 : w, 7, colour));
  const phone = (x: number, ground: string, body: Svg): Svg =>
    box(x, 376, 78, 200, night, 12) +
    clip(rectPath(x + 6, 388, 66, 176), box(x + 6, 388, 66, 176, ground) + place(body, x + 39, 0));
  const blade = (turn: number): Svg =>
    place(fill('M-9 0L-6 -118Q3 -136 11 -118L9 0Z', cream) + ring(22, 48, 26, red, 14) + line('M0 0L10 26', red, 15), 0, 0, turn); // prettier-ignore
  return layers(
    box(0, 0, 720, 660, lilac),
    // The folder, opened flat.
    fill('M30 44H270L300 70H690V632H30Z', night) + box(44, 84, 632, 534, violet),
    // Door banner.
    box(72, 116, 150, 474, red) + box(64, 104, 166, 18, cream, 9) + umbrella(147, 300, 112, yellow) + lines(98, 468, 4, 98, cream), // prettier-ignore
    // Invitation, with its envelope.
    box(256, 116, 204, 150, cream) + fill('M256 116L358 206L460 116Z', pale) + disc(358, 204, 44, yellow) + umbrella(355, 208, 56), // prettier-ignore
    // Staff script.
    box(494, 116, 152, 226, cream) + umbrella(566, 184, 84) + lines(518, 240, 5, 104, violet),
    // Radio.
    line('M276 306L338 282', cream, 6) + box(256, 300, 204, 132, yellow, 14) + disc(316, 366, 44, violet) + disc(316, 366, 32, yellow) + disc(316, 366, 20, violet) + box(376, 324, 66, 30, cream, 4) + line('M404 324v30', red, 5) + disc(388, 394, 13, violet) + disc(428, 394, 13, violet), // prettier-ignore
    // Two story templates.
    phone(494, yellow, umbrella(-3, 460, 46) + lines(-24, 520, 2, 48, violet)),
    phone(568, red, umbrella(-3, 460, 46, yellow) + lines(-24, 520, 2, 48, cream)),
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
      rain('a', [0, 0, 360, 660], violet, (x, y) => y > 200 || Math.abs(x - 180) < 150) +
        line('M330 200V660', violet, 12) +
        one('trader', 168, 420, 1.25, 'right', 0.2),
    ),
    place(fill(canopy, red), 180, 262, 0, 2.9, 4),
    box(360, 0, 360, 660, red),
    line('M540 380V560q0 34 -30 34t-30 -34', violet, 14) + place(fill(canopy, yellow), 540, 400, 0, 2.6, 4),
    first.at(180 - first.width / 2, 178, cream) + second.at(540 - second.width / 2, 318, violet),
    box(0, 540, 136, 120, violet) + a.at(68 - a.width / 2, 646, yellow),
    box(584, 540, 136, 120, violet) + b.at(652 - b.width / 2, 646, red),
  );
}
