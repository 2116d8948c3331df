import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  roundedPath,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed, malayalam, say, wide } from './lettering.ts';
import { print, sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.production;
const [glow, tea, skin, wall] = ['#ffd59a', '#b5552a', '#8a4526', '#35201c'];

/** A loaf, its foot at the origin. */
export const loaf = layers(
  fill('M-84 0C-96 -70 -60 -104 0 -104S96 -70 84 0Z', '#b5662a'),
  shade('M-84 0C-96 -70 -60 -104 0 -104S96 -70 84 0Z', {
    colour: '#6b3214',
    x: -60,
    y: 0,
    angle: 0,
    length: 70,
  }),
  times(3, (index) => line(`M${-44 + index * 40} -84l24 26`, glow, 8)),
);

/** A glass of tea with froth, its foot at the origin. */
function glass(level: number): Svg {
  const top = -170 * level;
  return layers(
    fill(`M${-40 - 14 * level} ${top}H${40 + 14 * level}L40 0H-40Z`, tea),
    shade(`M${-40 - 14 * level} ${top}H${40 + 14 * level}L40 0H-40Z`, {
      colour: '#5c2210',
      x: -20,
      y: 0,
      angle: 8,
      length: 50,
    }),
    box(-42 - 14 * level, top - 18, 84 + 28 * level, 26, paper, 13),
    line('M-58 -196L-42 0H42L58 -196', paper, 7, 'opacity=".75"'),
  );
}

/** A long pour: a jug held high, tea falling into the glass. */
const pour = layers(
  line('M596 190C650 210 668 330 670 470', tea, 17),
  line('M592 186C644 206 662 320 664 462', glow, 4, 'opacity=".8"'),
  fill('M0 0H300L420 92L372 178L230 120H0Z', '#27435c'),
  fill('M372 84C420 70 470 96 486 130L458 210C420 216 376 190 352 160Z', skin),
  times(3, (index) => line(`M${424 + index * 4} ${128 + index * 26}l64 -6`, '#6d3219', 24)),
  place(
    layers(
      fill('M-70 -92H70L56 92H-56Z', '#c9c3ba') + fill('M70 -92L108 -70L66 -40Z', '#c9c3ba'),
      shade('M-70 -92H70L56 92H-56Z', { colour: '#57535a', x: -30, y: 0, angle: 0, length: 70 }),
      box(-76, -104, 152, 22, paper, 11),
      line('M-66 -50C-130 -60 -130 50 -60 44', '#8f8a88', 17),
    ),
    530,
    140,
    58,
  ),
);

/** What the camera sees in the kitchen at 06:10, 1440 by 620. */
export const frame = layers(
  box(0, 0, 1440, 620, wall),
  box(500, 0, 520, 620, glow),
  shade('M500 0H1020V620H500Z', {
    colour: mark,
    x: 560,
    y: 0,
    angle: 0,
    length: 260,
    reach: 1300,
    opacity: 0.7,
  }),
  times(2, (row) =>
    layers(
      times(2, (index) => place(loaf, 120 + index * 210 + row * 30, 372 + row * 158)),
      box(0, 372 + row * 158, 470, 18, ink),
    ),
  ),
  box(1060, 150, 380, 14, ink),
  times(
    4,
    (index) =>
      line(`M${1110 + index * 86} 160V${236 + (index % 2) * 30}`, ink, 7) +
      disc(1110 + index * 86, 268 + (index % 2) * 30, 34, ink),
  ),
  box(0, 540, 1440, 80, ink),
  place(glass(0.72), 670, 540),
  place(glass(0.95), 850, 540),
  times(3, (index) =>
    line(`M${800 + index * 52} 330c-30 -50 34 -80 4 -130s28 -70 6 -120`, paper, 9, 'opacity=".5"'),
  ),
  pour,
  fill('M1150 540C1120 430 1170 390 1260 390S1400 430 1370 540Z', '#4f4a52') + disc(1260, 380, 16, '#4f4a52'),
  shade('M1150 540C1120 430 1170 390 1260 390S1400 430 1370 540Z', {
    colour: ink,
    x: 1330,
    y: 465,
    angle: 180,
    length: 120,
  }),
  line('M1164 470L1096 420', '#4f4a52', 26),
);

const corners = (x: number, y: number, w: number, h: number, colour: string, width: number): Svg =>
  line(
    `M${x} ${y + 44}V${y}H${x + 44}M${x + w - 44} ${y}H${x + w}V${y + 44}M${x + w} ${y + h - 44}V${y + h}H${x + w - 44}M${x + 44} ${y + h}H${x}V${y + h - 44}`,
    colour,
    width,
  );

/** One frame of the film on the monitor, with the two other crops marked. */
const monitor = async () =>
  layers(
    box(0, 0, 1440, 760, ink),
    place(frame, 0, 70),
    corners(28, 98, 1384, 564, paper, 5),
    line('M516 98V662M864 98V662', paper, 4, 'stroke-dasharray="16 16"'),
    corners(408, 98, 564, 564, mark, 6),
    disc(54, 37, 13, mark),
    await say('06:10:24:08', [82, 52], paper, 30, { face: condensed }),
    await say('Scene 1, take 4', [1412, 50], paper, 20, { from: 1 }),
    await say('9:16', [690, 50], paper, 20, { from: 0.5 }),
    await say('1:1', [972, 50], mark, 20, { from: 1 }),
    await say('25 fps', [1412, 716], paper, 20, { from: 1 }),
  );

/** The same monitor, upright. */
const monitorTall = async () =>
  layers(
    box(0, 0, 780, 860, ink),
    clip('M0 80H780V780H0Z', place(frame, -400, 80, 0, 1.13)),
    corners(24, 104, 732, 652, paper, 6),
    disc(44, 42, 13, mark),
    await say('06:10:24:08', [70, 58], paper, 32, { face: condensed }),
    await say('Scene 1, take 4', [752, 56], paper, 21, { from: 1 }),
    await say('25 fps', [28, 830], paper, 22),
    await say('9:16 and 1:1 from this frame', [752, 830], mark, 22, { from: 1 }),
  );

/** The vertical clip on a phone, with subtitles. */
const vertical = async () =>
  layers(
    box(0, 0, 640, 860, mark),
    turned(
      layers(
        fill(roundedPath(120, 50, 400, 800, 52), ink),
        clip(roundedPath(136, 66, 368, 768, 38), place(frame, -440, 20, 0, 1.13)),
        box(136, 640, 368, 200, ink),
        await say('സുപ്രഭാതം', [320, 708], paper, 40, { face: malayalam, from: 0.5 }),
        await say('Good morning', [320, 752], glow, 17, { from: 0.5 }),
        box(164, 790, 312, 8, '#4f4a52', 4) + box(164, 790, 118, 8, mark, 4),
        await say('0:06', [164, 780], paper, 13),
        await say('0:15', [476, 780], paper, 13, { from: 1 }),
      ),
      -4,
      320,
      430,
    ),
  );

const hours = ['5:00', '6:10', '9:30', '12:00', '13:00', '16:00'];
const called = ['Call, lamps up', 'First light', 'Vertical clips', 'Three voices', 'Lunch', 'Stills'];

/** The returned call sheet. */
const callSheet = async () =>
  layers(
    box(0, 0, 860, 560, ground),
    turned(
      layers(
        box(60, 40, 740, 620, '#ffffff'),
        await say('Call sheet', [100, 118], ink, 50, { face: condensed }),
        await say('kappa&co', [760, 112], ink, 20, { face: wide, from: 1 }),
        ...(await Promise.all(
          hours.map(async (hour, index) =>
            layers(
              line(`M100 ${150 + index * 62}H760`, ground, 2),
              await say(hour, [100, 196 + index * 62], ink, 28, { face: condensed }),
              await say(called[index] ?? '', [230, 194 + index * 62], ink, 19),
            ),
          ),
        )),
        line('M94 432H176', mark, 7) + line('M520 440c60 20 150 14 210 -8', mark, 6),
        await say('13:20', [560, 430], mark, 36, { face: condensed }),
      ),
      -3,
      430,
      280,
    ),
  );

export const production = [
  print('shoot-wide', 1440, 760, await monitor()),
  print('shoot-wide-tall', 780, 860, await monitorTall()),
  print('shoot-tall', 640, 860, await vertical()),
  sheet('shoot-call-sheet', 860, 560, await callSheet()),
];
