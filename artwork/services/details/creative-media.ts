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
import { boots, carpet, cream, lilac, night, pale, rain, red, violet, yellow } from './creative-umbrella.ts';

/** Twelve months: a picture for each that deserves one, and the number of each to leave alone. */
export async function year(): Promise<Svg> {
  const [w, h] = [240, 270];
  const whole = rectPath(0, 0, w, h);
  const numbers = await Promise.all(
    Array.from({ length: 12 }, (_, month) => condensed(String(month + 1), 150)),
  );
  const blossom = times(7, (chain) =>
    times(7 - Math.abs(chain - 3), (bead) =>
      disc(30 + chain * 30 + (bead % 2 ? 6 : -6), 20 + bead * 32, 18 - bead * 1.4, bead % 3 ? yellow : red),
    ),
  );
  const flag = layers(
    box(34, 40, 8, 210, night) + box(42, 48, 46, 132, '#C8102E'),
    box(88, 48, 120, 44, '#1D6F51') + box(88, 92, 120, 44, '#FFFFFF') + box(88, 136, 120, 44, night),
  );
  const bag = layers(
    line('M92 92q0 -46 28 -46t28 46', night, 12),
    box(52, 84, 136, 150, red, 26) + box(70, 150, 100, 66, yellow, 12) + box(104, 140, 32, 24, night, 4),
  );
  const months: Record<number, readonly [ground: string, body: Svg]> = {
    2: [violet, disc(112, 138, 92, yellow) + disc(148, 116, 80, violet) + disc(186, 84, 13, yellow)],
    3: [lilac, blossom],
    5: [pale, rain('june', [0, 0, w, h], violet, (x, y) => x > 40 && x < 204 && y > 26) + bag],
    6: [violet, times(3, (each) => rain(`july-${each}`, [0, 0, w, h], each ? pale : yellow))],
    8: [yellow, carpet(120, 135, 92)],
    11: [lilac, flag],
  };
  return times(12, (index) => {
    const number = numbers[index];
    const [ground, body] = months[index] ?? [cream, number?.at(120 - number.width / 2, 196, pale) ?? ''];
    return place(
      clip(whole, box(0, 0, w, h, ground) + body) + line(whole, cream, 6),
      (index % 6) * w,
      Math.floor(index / 6) * h,
    );
  });
}

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
    box(72, 116, 150, 474, red) + box(64, 104, 166, 18, cream, 9) + carpet(147, 300, 58) + lines(98, 468, 4, 98, cream), // prettier-ignore
    // Invitation, with its envelope.
    box(256, 116, 204, 150, cream) + fill('M256 116L358 206L460 116Z', pale) + disc(358, 204, 34, red) + carpet(358, 204, 22), // prettier-ignore
    // Staff script.
    box(494, 116, 152, 226, cream) + carpet(570, 178, 38) + lines(518, 240, 5, 104, violet),
    // Radio.
    line('M276 306L338 282', cream, 6) + box(256, 300, 204, 132, yellow, 14) + disc(316, 366, 44, violet) + disc(316, 366, 32, yellow) + disc(316, 366, 20, violet) + box(376, 324, 66, 30, cream, 4) + line('M404 324v30', red, 5) + disc(388, 394, 13, violet) + disc(428, 394, 13, violet), // prettier-ignore
    // Two story templates.
    phone(494, yellow, carpet(0, 460, 22) + lines(-24, 520, 2, 48, violet)),
    phone(568, red, carpet(0, 460, 22) + lines(-24, 520, 2, 48, cream)),
    // Ribbon and scissors.
    fill('M256 498H460V540H256Z', red) + place(place(blade(-22), 0, 0, 0, -1, 1) + blade(-22) + disc(0, 0, 7, violet), 358, 540, 0, 0.9), // prettier-ignore
  );
}

/** Two adverts that disagree: a face in Malayalam, and the product in English. */
export async function pair(): Promise<Svg> {
  const [a, b, first, second] = await Promise.all([
    condensed('A', 92),
    condensed('B', 92),
    malayalam('മഴ', 72),
    condensed('rain', 84),
  ]);
  return layers(
    box(0, 0, 360, 660, yellow),
    clip(
      rectPath(0, 0, 360, 660),
      rain('a', [0, 0, 360, 660], violet, (x, y) => y < 170 || (x > 40 && x < 320)) +
        one('trader', 178, 386, 1.3, 'right', 0.2),
    ),
    box(360, 0, 360, 660, red),
    place(boots(yellow, violet), 536, 466, 0, 1.5),
    first.at(180 - first.width / 2, 118, violet) + second.at(540 - second.width / 2, 118, cream),
    box(0, 540, 136, 120, violet) + a.at(68 - a.width / 2, 646, yellow),
    box(584, 540, 136, 120, violet) + b.at(652 - b.width / 2, 646, red),
  );
}

/** Six frames of a loop: two boots jump into a puddle. */
export function film(): Svg {
  const [w, h, top] = [224, 300, 60];
  const puddle = (reach: number, colour: string): Svg =>
    times(3, (each) => `<ellipse cx="112" cy="262" rx="${reach * (1 - each * 0.3)}" ry="${reach * 0.2 * (1 - each * 0.3)}" fill="${each % 2 ? pale : colour}"/>`); // prettier-ignore
  const splash = (size: number, colour: string): Svg =>
    times(9, (each) => {
      const angle = Math.PI * (1.06 + each * 0.11);
      const reach = size * (each % 2 ? 1 : 0.74);
      return disc(112 + reach * Math.cos(angle), 256 + reach * 0.95 * Math.sin(angle), 7 + (each % 3) * 4, colour);
    }); // prettier-ignore
  const at = (y: number, turn: number): Svg => place(boots(red, violet), 104, y, turn, 0.76);
  const frames: readonly (readonly [ground: string, body: Svg])[] = [
    [pale, puddle(84, lilac) + at(236, 0)],
    [pale, puddle(84, lilac) + at(180, -10)],
    [yellow, puddle(84, violet) + at(132, 8)],
    [yellow, puddle(98, violet) + at(262, 0) + splash(104, violet)],
    [red, puddle(106, violet) + place(boots(cream, yellow), 104, 262, 0, 0.76) + splash(150, cream)],
    [lilac, puddle(106, violet) + line('M20 262a92 18 0 0 1 184 0', cream, 5) + disc(112, 90, 12, cream)],
  ];
  return layers(
    box(0, 0, 1440, 420, night),
    times(30, (index) => box(14 + index * 48, 16, 24, 24, cream, 3) + box(14 + index * 48, 380, 24, 24, cream, 3)),
    frames.map(([ground, body], index) =>
      place(clip(rectPath(0, 0, w, h), box(0, 0, w, h, ground) + body), 8 + index * 240, top),
    ),
  ); // prettier-ignore
}
