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
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';
import { print, sheet } from '../sheet.ts';
import { sizes } from './creative-sizes.ts';
import { cream, lilac, night, red, umbrella, violet, yellow } from './creative-umbrella.ts';

const drop = 'M0 -34Q26 2 26 20A26 26 0 0 1 -26 20Q-26 2 0 -34Z';
const boot = 'M-34 -96H20V-6Q64 0 70 26V42H-34Z';

/** Three hoardings for rain: a boat and boots were rejected, and the third towers over both. */
function ideas(): Svg {
  const board = (x: number, y: number, w: number, h: number, body: Svg): Svg =>
    layers(
      box(x + w * 0.2, y + h, 16, 420 - y - h, violet) +
        box(x + w * 0.8 - 16, y + h, 16, 420 - y - h, violet),
      box(x - 9, y - 9, w + 18, h + 18, lilac),
      clip(rectPath(x, y, w, h), body),
    );
  const refused = (x: number, y: number): Svg => line(`M${x + 26} ${y + 180}L${x + 264} ${y + 24}`, red, 18);
  const boat = place(
    fill('M-74 30H74L44 70H-44Z', violet) +
      fill('M-6 22V-76L-70 22Z', lilac) +
      fill('M6 22V-76L70 22Z', violet),
    195,
    266,
    -5,
    1.06,
  );
  return layers(
    box(0, 0, 1440, 440, '#CFC4EA') + box(0, 420, 1440, 20, violet),
    board(
      50,
      160,
      290,
      204,
      box(50, 160, 290, 204, cream) +
        boat +
        times(6, (wave) => line(`M${34 + wave * 60} 346q15 -14 30 0t30 0`, violet, 6)),
    ),
    refused(50, 160),
    board(
      1100,
      160,
      290,
      204,
      box(1100, 160, 290, 204, cream) +
        place(fill(boot, lilac), 1196, 300, 0, 1.3) +
        place(fill(boot, violet), 1262, 322, 0, 1.3),
    ),
    refused(1100, 160),
    board(
      420,
      40,
      600,
      310,
      box(420, 40, 600, 310, red) + place(umbrella(0, 0, 100, yellow), 720, 286, 0, 4.6, 3.7),
    ),
  );
}

/** A word in three scripts on one line. */
async function words(): Promise<Svg> {
  const [first, second, third] = await Promise.all([
    malayalam('മഴ', 66),
    condensed('rain', 62),
    arabic('مطر', 78),
  ]);
  return layers(
    first.at(0, 138, violet),
    second.at((first.width + 600 - third.width - second.width) / 2, 138, red),
    third.at(600 - third.width, 118, violet),
    box(0, 182, 600, 6, violet),
  );
}

/** A poster with the frames in which it is cropped: for a flex board, a lift and a chat. */
function key(): Svg {
  const frames = [rectPath(-20, 250, 520, 190), rectPath(112, 44, 256, 632), rectPath(150, 226, 180, 180)];
  return layers(
    box(0, 0, 480, 720, red),
    umbrella(240, 420, 330, yellow),
    frames.map((frame) => line(frame, cream, 4, 'stroke-dasharray="13 12"')),
  );
}

/**
 * Twelve months with a motif each: a moon, a tree in flower, two of rain, carpets, the stripes of a flag, or nothing.
 */
function year(): Svg {
  const moon = disc(46, 56, 32, cream) + disc(60, 48, 27, violet);
  const blossom = times(9, (index) => disc(22 + (index % 3) * 24, 28 + Math.floor(index / 3) * 28, 10, red));
  const wet = times(12, (index) =>
    line(`M${16 + (index % 4) * 22} ${20 + Math.floor(index / 4) * 34}l-7 20`, cream, 5),
  );
  const carpet =
    disc(46, 56, 38, red) + disc(46, 56, 27, cream) + disc(46, 56, 17, yellow) + disc(46, 56, 8, violet);
  const flag = box(0, 0, 26, 112, red) + box(26, 0, 66, 37, '#1D6F51') + box(26, 37, 66, 38, cream) + box(26, 75, 66, 37, night); // prettier-ignore
  const months: Record<number, readonly [ground: string, body: Svg]> = {
    2: [violet, moon],
    3: [yellow, blossom],
    5: [lilac, wet],
    6: [violet, wet],
    8: [yellow, carpet],
    11: [cream, flag],
  };
  return times(12, (index) => {
    const [ground, body] = months[index] ?? ['#E4DAC8', ''];
    const cell = box(1, 1, 98, 128, ground) + place(body, 4, 9);
    return place(cell, (index % 6) * 100, Math.floor(index / 6) * 130);
  });
}

/** The ribbon of an opening, and the scissors. */
function kit(): Svg {
  const blade = (turn: number): Svg =>
    place(
      fill('M-12 0L-8 -150Q4 -172 14 -150L12 0Z', cream) +
        ring(30, 62, 34, cream, 18) +
        line('M0 0L14 32', cream, 20),
      0,
      0,
      turn,
    );
  return layers(
    fill('M-40 104H250L226 130L250 156H-40Z', red),
    fill('M640 104H372L396 130L372 156H640Z', red),
    place(place(blade(-24), 0, 0, 0, -1, 1) + blade(-24) + disc(0, 0, 9, violet), 312, 156),
  );
}

/** Two adverts: one states a price, the other quotes a customer. */
async function pair(): Promise<Svg> {
  const [price, quote] = await Promise.all([condensed('%', 168), condensed('“', 360)]);
  return layers(
    box(0, 0, 300, 380, red) + price.at(150 - price.width / 2, 276, yellow),
    box(300, 0, 300, 380, violet) + quote.at(450 - quote.width / 2, 478, cream),
  );
}

/** A falling drop, in five frames of a film. */
function film(): Svg {
  const pool = (x: number): Svg => box(x, 158, 112, 32, lilac);
  const frames: readonly ((x: number) => Svg)[] = [
    (x) => place(fill(drop, violet), x + 56, 96, 0, 0.6),
    (x) => place(fill(drop, violet), x + 56, 132, 0, 0.6, 0.9),
    (x) => fill(`M${x + 20} 160Q${x + 56} 128 ${x + 92} 160Z`, violet),
    (x) =>
      fill(`M${x + 14} 160Q${x + 48} 154 ${x + 50} 118H${x + 62}Q${x + 64} 154 ${x + 98} 160Z`, violet) +
      disc(x + 56, 92, 13, violet) +
      disc(x + 28, 122, 6, violet) +
      disc(x + 86, 128, 5, violet),
    (x) => line(`M${x + 14} 172q42 -22 84 0M${x + 34} 178q22 -10 44 0`, violet, 5),
  ];
  return layers(
    box(0, 0, 600, 188, violet),
    times(20, (index) => box(8 + index * 30, 8, 14, 14, cream) + box(8 + index * 30, 166, 14, 14, cream)),
    frames.map((frame, index) => {
      const x = 8 + index * 118;
      return place(box(x, 66, 112, 124, cream) + clip(rectPath(x, 66, 112, 124), pool(x) + frame(x)), 0, -34);
    }),
  );
}

export const creative = [
  print(
    'creative-sizes',
    1440,
    500,
    sizes(1440, 500, {
      board: [50, 20, 1340, 396],
      reach: 470,
      rise: 214,
      street: 456,
      eyes: 352,
      size: 0.5,
      dry: ['elder', 'trader', 'sportsman', 'student', 'doctor', 'sender', 'child'],
    }),
  ),
  print(
    'creative-sizes-tall',
    780,
    920,
    sizes(780, 920, {
      board: [30, 30, 720, 780],
      reach: 346,
      rise: 340,
      street: 862,
      eyes: 690,
      size: 0.66,
      dry: ['trader', 'sportsman', 'doctor', 'sender', 'child'],
    }),
  ),
  sheet('creative-ideas', 1440, 440, ideas()),
  sheet('creative-words', 600, 200, await words()),
  sheet('creative-key', 480, 720, key()),
  sheet('creative-year', 600, 260, year()),
  sheet('creative-kit', 600, 256, kit()),
  sheet('creative-pair', 600, 380, await pair()),
  sheet('creative-frames', 600, 188, film()),
];
