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
  carpet,
  cream,
  lilac,
  night,
  pale,
  panel,
  rain,
  red,
  umbrella,
  violet,
  yellow,
} from './creative-umbrella.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Ground, ink and picture of a month that deserves one, in 240 by 200 units. */
type Motif = readonly [ground: string, ink: string, body: Svg];

/** What happens in a year, by the index of its month. */
function motifs(): Record<number, Motif> {
  const blossom = times(11, (chain) =>
    times(6 - Math.abs(chain - 5), (bead) =>
      disc(-30 + chain * 30 + (bead % 2 ? 6 : -6), 14 + bead * 32, 18 - bead * 1.4, bead % 3 ? yellow : red),
    ),
  );
  const flag = layers(
    box(34, 26, 8, 166, night) + box(42, 34, 46, 132, '#C8102E'),
    box(88, 34, 120, 44, '#1D6F51') + box(88, 78, 120, 44, '#FFFFFF') + box(88, 122, 120, 44, night),
  );
  const bag = layers(
    line('M92 66q0 -46 28 -46t28 46', night, 12),
    box(52, 58, 136, 132, red, 26) + box(70, 114, 100, 58, yellow, 12) + box(104, 104, 32, 24, night, 4),
  );
  const shower = (name: string, colour: string, dry?: (x: number, y: number) => boolean): Svg =>
    rain(name, [-160, 0, 560, 196], colour, dry);
  const overBag = (x: number, y: number): boolean => x > 40 && x < 204 && y > 0;
  return {
    2: [violet, yellow, disc(112, 102, 82, yellow) + disc(144, 82, 72, violet) + disc(180, 52, 12, yellow)],
    3: [lilac, cream, blossom],
    5: [pale, violet, shower('june', violet, overBag) + bag],
    6: [violet, cream, times(3, (each) => shower(`july-${each}`, each ? pale : yellow))],
    8: [yellow, violet, carpet(120, 100, 70)],
    11: [lilac, cream, flag],
  };
}

/** Twelve months by name: a picture for each that deserves one, and a narrow strip for each to leave alone. */
export async function year(width: number, columns: number, margin: number): Promise<Svg> {
  const [names, pictures] = [await Promise.all(months.map((name) => condensed(name, 30))), motifs()];
  const [quiet, h, gap] = [84, 256, 8];
  return times(12 / columns, (row) => {
    const inRow = names.map((name, index) => ({ name, motif: pictures[index] })).slice(row * columns, (row + 1) * columns);
    const loud = inRow.filter(({ motif }) => motif).length;
    const free = width - margin * 2 - (columns - loud) * quiet - (columns - 1) * gap;
    let x = margin;
    return inRow.map(({ name, motif }) => {
      const w = motif ? free / loud : quiet;
      const [ground, ink, body] = motif ?? [pale, lilac, ''];
      const whole = rectPath(0, 0, w, h);
      const month = layers(
        box(0, 0, w, h, ground),
        place(body, (w - 240) / 2, 0),
        motif ? name.at(18, h - 18, ink) : place(name.at(0, 0, ink), quiet / 2 + 15, h - 18, -90),
      );
      x += w + gap;
      return place(clip(whole, month), x - w - gap, gap + row * (h + gap));
    }).join('');
  }); // prettier-ignore
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

/** Six frames of a loop: an umbrella opens, shakes off the rain and is blown away. */
export function film(): Svg {
  const [w, h, pitch] = [214, 300, 229.2];
  const opened = (x: number, y: number, turn: number, wide: number, colour: string = red): Svg =>
    place(
      line('M0 -6V58q0 16 14 16t14 -16', violet, 8) +
        place(fill(canopy, colour) + fill(panel, cream), 0, 0, 0, wide, 1.7 - wide * 0.5),
      x,
      y,
      turn,
      1.3,
    );
  const drops = (reach: number, colour: string): Svg =>
    times(11, (each) => {
      const angle = Math.PI * (1.02 + each * 0.096);
      const far = reach * (each % 2 ? 1 : 0.84);
      return disc(107 + far * Math.cos(angle), 186 + far * Math.sin(angle), 5 + (each % 3) * 3, colour);
    });
  const wet = (name: string): Svg =>
    rain(name, [0, 0, w, h], violet, (x, y) => Math.abs(x - 107) < 96 && y > 80);
  const frames: readonly (readonly [ground: string, body: Svg])[] = [
    [
      pale,
      rain('furled', [0, 0, w, h], violet, (x, y) => Math.abs(x - 107) < 40 && y > 50) +
        opened(107, 180, 0, 0.2),
    ],
    [pale, wet('half') + opened(107, 182, 0, 0.6)],
    [yellow, wet('open') + opened(107, 184, 0, 1.1)],
    [yellow, drops(112, violet) + opened(107, 190, -8, 1.2)],
    [red, drops(150, cream) + opened(107, 190, 10, 1.2, yellow)],
    [
      lilac,
      line('M-10 226q70 -46 120 -20t110 -40M-10 268q60 -34 100 -14t130 -30', cream, 5) +
        opened(146, 120, 38, 0.9),
    ],
  ];
  return layers(
    box(0, 0, 1440, 420, night),
    times(28, (index) => box(40 + index * 49.5, 16, 23.5, 24, cream, 3) + box(40 + index * 49.5, 380, 23.5, 24, cream, 3)),
    frames.map(([ground, body], index) =>
      place(clip(rectPath(0, 0, w, h), box(0, 0, w, h, ground) + body), 40 + index * pitch, 60),
    ),
  ); // prettier-ignore
}
