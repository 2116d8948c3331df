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
  round,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { arm, skinOf } from '#artwork/scenes/kit.ts';
import { condensed, malayalam } from '#artwork/stories/lettering.ts';
import { one } from './creative-crowd.ts';
import {
  below,
  canopy,
  cream,
  lilac,
  night,
  pale,
  panel,
  rain,
  red,
  roof,
  umbrella,
  violet,
  yellow,
} from './creative-umbrella.ts';

/** Seen from above, the canopy is a flower carpet. */
function carpet(x: number, y: number, size: number): Svg {
  const ribs = 12;
  const petals = (radius: number, colour: string): Svg =>
    times(ribs, (index) => {
      const angle = (index / ribs) * Math.PI * 2;
      return disc(x + radius * Math.cos(angle), y + radius * Math.sin(angle), radius * 0.27, colour);
    }) + disc(x, y, radius, colour);
  return layers(
    petals(size, red) + petals(size * 0.76, cream) + petals(size * 0.55, violet) + petals(size * 0.36, yellow),
    times(ribs, (index) => {
      const angle = ((index + 0.5) / ribs) * Math.PI * 2;
      return line(`M${x} ${y}L${round(x + size * 1.08 * Math.cos(angle))} ${round(y + size * 1.08 * Math.sin(angle))}`, violet, 2.5);
    }),
    disc(x, y, size * 0.13, red),
  ); // prettier-ignore
}

/** A furled umbrella, for a month to leave alone. */
const furled = layers(
  line('M0 -64V-84M0 50V66q0 13 11 13t11 -13', lilac, 6),
  fill('M0 -66L17 40Q8 50 0 50Q-8 50 -17 40Z', pale, `stroke="${lilac}" stroke-width="5" stroke-linejoin="round"`),
  line('M-14 16Q0 28 15 10', lilac, 5),
); // prettier-ignore

/** Twelve months of one umbrella: what each of them makes of it, or nothing. */
export function year(): Svg {
  const [w, h] = [240, 270];
  const whole = rectPath(0, 0, w, h);
  const of = (body: Svg, y = 168, size = 150): Svg => place(body, 120, y, 0, size / 100);
  const in2 = (colour: string, middle: string, stick: string = violet): Svg =>
    line('M0 -6V40q0 14 12 14t12 -14', stick, 7) + fill(canopy, colour) + fill(panel, middle);
  const flag = layers(
    line('M0 -6V40q0 14 12 14t12 -14', violet, 7),
    clip(canopy, box(-60, -60, 34, 62, red) + box(-26, -60, 90, 24, '#1D6F51') + box(-26, -36, 90, 18, '#FFFFFF') + box(-26, -18, 90, 20, night)),
  ); // prettier-ignore
  const blossom = layers(
    of(in2(yellow, cream), 128),
    times(5, (chain) => {
      const x = 38 + chain * 41;
      return times(4 - Math.abs(chain - 2) + (chain % 2), (bead) =>
        disc(x + (bead % 2 ? 4 : -4), 146 + bead * 24, 11 - bead, yellow),
      );
    }),
  );
  const months: Record<number, readonly [ground: string, body: Svg]> = {
    2: [violet, disc(120, 128, 100, yellow) + disc(146, 110, 84, violet) + place(in2(red, cream, pale), 150, 148, 8, 0.94)], // prettier-ignore
    3: [lilac, blossom],
    5: [pale, rain('june', [0, 0, w, h], violet, below(120, 168, 88, 88)) + of(umbrella(0, 0, 100))],
    6: [violet, layers(rain('july', [0, 0, w, h], pale), rain('july-more', [0, 0, w, h], pale), place(in2(red, cream, pale), 116, 166, -16, 1.62))], // prettier-ignore
    8: [yellow, carpet(120, 135, 92)],
    11: [lilac, of(flag)],
  };
  return times(12, (index) => {
    const [ground, body] = months[index] ?? ['#F1E6D2', place(furled, 120, 138, 0, 1.3)];
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
    box(72, 116, 150, 474, red) + box(64, 104, 166, 18, cream, 9) + place(umbrella(0, 0, 100, yellow), 147, 330, 0, 1.16) + lines(98, 468, 4, 98, cream), // prettier-ignore
    // Invitation, with its envelope.
    box(256, 116, 204, 150, cream) + fill('M256 116L358 206L460 116Z', pale) + disc(358, 204, 34, red) + place(umbrella(0, 0, 100, yellow), 358, 210, 0, 0.44), // prettier-ignore
    // Staff script.
    box(494, 116, 152, 226, cream) +
      place(umbrella(0, 0, 100), 570, 186, 0, 0.9) +
      lines(518, 240, 5, 104, violet),
    // Radio.
    line('M276 306L338 282', cream, 6) + box(256, 300, 204, 132, yellow, 14) + disc(316, 366, 44, violet) + disc(316, 366, 32, yellow) + disc(316, 366, 20, violet) + box(376, 324, 66, 30, cream, 4) + line('M404 324v30', red, 5) + disc(388, 394, 13, violet) + disc(428, 394, 13, violet), // prettier-ignore
    // Two story templates.
    phone(494, yellow, place(umbrella(0, 0, 100), 0, 474, 0, 0.5) + lines(-24, 520, 2, 48, violet)),
    phone(568, red, place(umbrella(0, 0, 100, yellow), 0, 474, 0, 0.5) + lines(-24, 520, 2, 48, cream)),
    // Ribbon and scissors.
    fill('M256 498H460V540H256Z', red) + place(place(blade(-22), 0, 0, 0, -1, 1) + blade(-22) + disc(0, 0, 7, violet), 358, 540, 0, 0.9), // prettier-ignore
  );
}

/** Two adverts that disagree: a face in Malayalam, and the product in English. */
export async function pair(): Promise<Svg> {
  const [a, b, first, second] = await Promise.all([
    condensed('A', 92),
    condensed('B', 92),
    malayalam('മഴ', 62),
    condensed('rain', 72),
  ]);
  const dry = (x: number, y: number): boolean => y < 116 || below(180, 306, 236, 190)(x, y);
  return layers(
    box(0, 0, 360, 660, yellow),
    clip(
      rectPath(0, 0, 360, 660),
      layers(
        rain('a', [0, 0, 360, 660], violet, dry),
        one('trader', 178, 424, 1.12, 'right', 0.2),
        roof(180, 292, 236, 166),
      ),
    ),
    box(360, 0, 360, 660, red),
    place(
      line('M0 -6V40q0 14 12 14t12 -14', violet, 7) + fill(canopy, yellow) + fill(panel, cream),
      540,
      366,
      0,
      2.6,
    ),
    first.at(180 - first.width / 2, 96, violet) + second.at(540 - second.width / 2, 96, cream),
    box(0, 540, 136, 120, violet) + a.at(68 - a.width / 2, 646, yellow),
    box(584, 540, 136, 120, violet) + b.at(652 - b.width / 2, 646, red),
  );
}

/** Six frames of a film: a child, a closed umbrella, the rain, the wind, and the sky after it. */
export function film(): Svg {
  const [w, h, top] = [224, 300, 60];
  const skin = skinOf('kiran-das');
  const half = 'M-26 0Q-22 -44 0 -62Q22 -44 26 0Q13 -8 0 0Q-13 -8 -26 0Z';
  const stick = line('M0 -6V60', violet, 6);
  const shut =
    line('M0 -70V60', violet, 6) +
    fill('M0 -72L13 8Q0 18 -13 8Z', red) +
    line('M-10 -8Q0 0 11 -12', cream, 3);
  const opening =
    stick + fill(half, red) + fill('M-12 -2Q-10 -40 0 -62Q10 -40 12 -2Q6 -5 0 0Q-6 -5 -12 -2Z', cream);
  const opened = stick + fill(canopy, red) + fill(panel, cream);
  const child = (pitch: number): Svg => one('child', 84, 236, 0.56, 'right', pitch);
  const held = (x: number, y: number): Svg => arm([118, 330], [162, 318], [x, y], 17, red, skin, { curl: 0.9, turn: -90 }); // prettier-ignore
  const wet = (name: string, dry?: (x: number, y: number) => boolean): Svg =>
    rain(name, [0, 0, w, h], violet, dry);
  const frames: readonly (readonly [ground: string, body: Svg])[] = [
    [pale, disc(160, 40, 5, violet) + fill('M160 20q12 18 0 26q-12 -8 0 -26Z', violet) + place(shut, 176, 196, 12, 1.1) + child(0.6) + held(174, 250)],
    [pale, rain('two', [0, 0, w, h * 0.6], violet) + place(opening, 170, 170, 4, 1.25) + child(0.3) + held(170, 240)],
    [yellow, wet('three', below(112, 150, 116, 116)) + place(opened, 130, 140, 0, 1.9) + child(0) + held(130, 246)],
    [yellow, wet('four') + wet('four-more') + place(opened, 150, 136, 24, 1.8) + child(-0.2) + held(152, 240)],
    [lilac, wet('five') + place(opened, 168, 74, 38, 1.1) + child(0.7) + arm([118, 330], [166, 300], [176, 190], 17, red, skin, { turn: -60 })],
    [red, disc(168, 210, 78, yellow) + place(opened, 84, 92, -18, 0.82) + child(0.7)],
  ]; // prettier-ignore
  return layers(
    box(0, 0, 1440, 420, night),
    times(30, (index) => box(14 + index * 48, 16, 24, 24, cream, 3) + box(14 + index * 48, 380, 24, 24, cream, 3)),
    frames.map(([ground, body], index) =>
      place(clip(rectPath(0, 0, w, h), box(0, 0, w, h, ground) + body), 8 + index * 240, top),
    ),
  ); // prettier-ignore
}
