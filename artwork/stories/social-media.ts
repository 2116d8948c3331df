import {
  box,
  clip,
  disc,
  fill,
  form,
  layers,
  line,
  place,
  rectPath,
  roundedPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { socialMediaStory } from '#artwork/posters/stories/social-media.ts';
import type { Still } from '../still.ts';
import { malayalam } from './lettering.ts';
import { characters } from './month-characters.ts';
import { acrossWindow, print, sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['social-media'];
const [umbrella, interval] = await Promise.all([malayalam('കുട', 200), malayalam('ഇടവേള', 60)]);

/** A painter from behind, kneeling on a plank, brush at the picture. */
function painter(x: number, y: number): Svg {
  const skin = '#6b3517';
  return layers(
    fill(
      `M${x - 66} ${y}C${x - 70} ${y - 60} ${x - 40} ${y - 70} ${x} ${y - 70}C${x + 44} ${y - 70} ${x + 70} ${y - 50} ${x + 66} ${y}Z`,
      '#2f5d8a',
    ),
    form(
      `M${x - 50} ${y - 60}C${x - 60} ${y - 190} ${x - 40} ${y - 214} ${x} ${y - 214}C${x + 44} ${y - 214} ${x + 60} ${y - 190} ${x + 50} ${y - 60}Z`,
      '#f4efe2',
      '#b8ad95',
      x + 70,
      y,
      -150,
      90,
    ),
    line(`M${x - 40} ${y - 186}L${x - 104} ${y - 226}L${x - 128} ${y - 316}`, skin, 30),
    line(`M${x - 40} ${y - 186}L${x - 78} ${y - 210}`, '#f4efe2', 42),
    line(`M${x - 128} ${y - 316}L${x - 150} ${y - 372}`, '#d9a441', 9),
    fill(`M${x - 160} ${y - 404}L${x - 138} ${y - 372}L${x - 158} ${y - 366}Z`, ink),
    line(`M${x + 44} ${y - 180}L${x + 96} ${y - 110}`, skin, 28),
    disc(x, y - 254, 44, skin),
    fill(
      `M${x - 46} ${y - 256}C${x - 50} ${y - 320} ${x + 50} ${y - 320} ${x + 46} ${y - 256}C${x + 40} ${y - 226} ${x - 40} ${y - 226} ${x - 46} ${y - 256}Z`,
      '#140502',
    ),
    fill(`M${x + 70} ${y - 106}H${x + 126}L${x + 118} ${y - 46}H${x + 78}Z`, '#c9cdd0') +
      box(x + 66, y - 112, 64, 12, mark),
  );
}

interface Hoarding {
  width: number;
  height: number;
  face: readonly [x: number, y: number, scale: number];
  title: readonly [x: number, y: number, scale: number];
  plank: number;
  painterAt: number;
}

/** A hoarding being painted: the finished part, the grid, and the painter. */
function hoarding({ width, height, face, title, plank, painterAt }: Hoarding): Svg {
  const [x, y, scale] = face;
  const rest = rectPath(x + 216 * scale, 0, width, height);
  const bare = layers(
    box(0, 0, width, height, '#efe2c6'),
    line(
      times(40, (index) => `M${index * 56} 0V${height}M0 ${index * 56}H${width}`),
      '#cdb98f',
      1.5,
    ),
    place(
      line(
        'M214 190C218 150 344 156 344 196C344 250 320 288 280 288C244 288 210 262 214 190ZM344 192L418 170M202 384C254 366 312 372 364 436C304 428 254 440 202 414M340 -60C420 40 436 300 400 560',
        '#4b4038',
        2.4,
        'stroke-dasharray="9 5"',
      ),
      x,
      y,
      0,
      scale,
    ),
  );
  const pole = (at: number): Svg =>
    line(`M${at} -20L${at + 10} ${height + 20}`, '#b98a4a', 18) +
    times(7, (knot) => line(`M${at - 8 + knot * 1.4} ${knot * 150 + 40}h20`, '#8a5f2c', 4));
  return layers(
    box(0, 0, width, height, ground),
    place(socialMediaStory(), x, y, 0, scale),
    clip(rest, bare),
    umbrella.at(title[0] + 10, title[1] + 10, ink, title[2]),
    umbrella.at(title[0], title[1], mark, title[2]),
    shade(rectPath(0, 0, width, height), {
      colour: ink,
      x: width / 2,
      y: height + 30,
      angle: -90,
      length: 150,
      reach: 1700,
      opacity: 0.6,
    }),
    pole(x + 216 * scale - 40),
    pole(width - 70),
    form(rectPath(x + 100 * scale, plank, width, 26), '#b98a4a', '#8a5f2c', 0, plank + 34, -90, 24),
    painter(painterAt, plank),
  );
}

/** Thirty days as film frames: a post every second day, an intermission, a scene after the end. */
function plan(): Svg {
  const cell = 104;
  const frame = (day: number): Svg => {
    const turn = day % 4;
    const scene =
      [
        fill('M14 58C18 14 86 14 90 58C80 50 70 50 64 58C58 50 46 50 40 58C34 50 24 50 14 58Z', mark) +
          line('M52 56V80', mark, 5),
        disc(52, 50, 24, '#c9763f') +
          box(24, 40, 56, 13, ink) +
          fill('M30 64C40 56 64 56 74 64C62 68 42 68 30 64Z', ink),
        line('M20 12L8 44M44 8L32 40M68 14L56 46M92 8L80 40M38 52L28 80M66 54L56 82', '#8fd0e6', 5),
        fill('M24 78V36H80V78Z', '#efe2c6') + line('M34 50H70M34 62H58', ink, 5),
      ][turn] ?? '';
    return box(0, 0, 96, 90, [ground, paper, '#1f4a66', '#e0662d'][turn] ?? ground) + scene;
  };
  const strip = (row: number): Svg =>
    layers(
      box(0, row * 132, 700, 122, ink),
      times(
        28,
        (hole) =>
          box(8 + hole * 25, row * 132 + 4, 12, 7, paper) + box(8 + hole * 25, row * 132 + 111, 12, 7, paper),
      ),
      times(6, (column) => {
        const day = row * 6 + column;
        if (row === 2) return '';
        const shown = day === 29 || day % 2 === 0;
        return place(
          shown ? frame(day / 2 + (day === 29 ? 0.5 : 0)) : box(0, 0, 96, 90, '#4a1016'),
          42 + column * cell,
          row * 132 + 16,
        );
      }),
      row === 2 ? interval.at(350 - interval.width / 2, row * 132 + 84, mark) : '',
    );
  return layers(
    box(0, 0, 760, 760, mark),
    place(times(5, strip), 40, 60, -2),
    fill(roundedPath(-40, 730, 900, 60, 20), ground),
  );
}

/** Places where people wait: bus, lift, tea. */
function waiting(): Svg {
  return layers(
    box(0, 0, 700, 440, mark),
    box(0, 0, 226, 440, '#1f4a66'),
    form(roundedPath(28, 80, 170, 290, 26), '#e0662d', '#8f3518', 220, 400, -150, 160),
    box(46, 130, 134, 104, '#cfe6ee', 8) + box(62, 96, 102, 22, ink, 4),
    disc(62, 292, 15, paper) + disc(164, 292, 15, paper) + box(84, 284, 60, 16, ink),
    box(44, 366, 34, 30, ink) + box(148, 366, 34, 30, ink),
    box(236, 0, 228, 440, '#d9d2c4'),
    box(266, 90, 80, 350, '#8b8d92') + box(354, 90, 80, 350, '#8b8d92') + box(266, 90, 168, 8, ink),
    fill('M350 26l22 34h-44Z', ground),
    box(474, 0, 226, 440, ground),
    form('M528 120H646L630 360Q588 374 546 360Z', '#b5662f', '#5a2c15', 660, 380, -150, 120),
    fill('M528 120H646L643 164Q587 178 531 164Z', '#efe2c6'),
    line('M566 90q-16 -20 0 -40t0 -36M608 90q-16 -20 0 -40t0 -36', paper, 6),
  );
}

/** The card published on its own until Monday. */
const card = layers(
  box(0, 0, 700, 440, ink),
  interval.at(350 - interval.width * 0.95, 268, mark, 1.9),
  times(
    20,
    (hole) => box(10 + hole * 35, 16, 17, 11, '#4a1016') + box(10 + hole * 35, 413, 17, 11, '#4a1016'),
  ),
);

export const socialMedia: readonly Still[] = [
  ...(await characters()),
  print('month-waiting', 700, 440, waiting(), acrossWindow),
  sheet('month-interval', 700, 440, card),
  print(
    'month-hoarding',
    1440,
    760,
    hoarding({
      width: 1440,
      height: 760,
      face: [560, -130, 1.75],
      title: [56, 470, 0.98],
      plank: 726,
      painterAt: 1130,
    }),
  ),
  print(
    'month-hoarding-tall',
    780,
    1000,
    hoarding({
      width: 780,
      height: 1000,
      face: [60, 250, 1.5],
      title: [56, 214, 1.05],
      plank: 964,
      painterAt: 600,
    }),
  ),
  sheet('month-plan', 760, 760, plan()),
];
