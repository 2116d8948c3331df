import {
  box,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  ring,
  roundedPath,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { malayalam } from './lettering.ts';
import { acrossWindow, print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const [teal, deep, lit, sun, red] = ['#2b8f80', '#237a6d', '#f7c98b', '#ffcf4d', '#d9552c'];
const side = 680;

/** What each of the four films is about, 200 by 200 around the origin. */
const subjects: readonly Svg[] = [
  layers(
    line('M-44 -62q0 -34 44 -34t44 34', ink, 14),
    fill(roundedPath(-80, -70, 160, 166, 46), red),
    fill(roundedPath(-58, 6, 116, 66, 18), '#a83a1c') + box(-12, -2, 24, 30, sun, 4),
  ),
  layers(
    fill('M-84 -30H84C92 60 60 96 0 96S-92 60 -84 -30Z', '#8d959b'),
    box(-98, -46, 196, 26, '#6d7479', 13),
    line('M-34 -62q-14 -18 0 -36M0 -62q-14 -18 0 -36M34 -62q-14 -18 0 -36', paper, 9),
  ),
  layers(
    disc(0, 4, 92, '#ffffff'),
    fill('M0 -34L36 -8L22 34H-22L-36 -8Z', ink),
    line('M0 -34V-88M36 -8L86 -26M22 34L54 80M-22 34L-54 80M-36 -8L-86 -26', ink, 9),
  ),
  layers(
    fill(roundedPath(-64, -96, 128, 130, 44), deep),
    fill(roundedPath(-98, -20, 46, 100, 22) + roundedPath(52, -20, 46, 100, 22), '#1c6156'),
    fill(roundedPath(-60, 16, 120, 60, 16), teal),
    line('M-70 80V98M70 80V98', ink, 12),
  ),
];

/** The upper floors of the mall, whose windows are dark but one. */
const upstairs = layers(
  box(0, 0, side, 300, ink),
  times(21, (index) =>
    box(34 + (index % 7) * 90, 30 + Math.floor(index / 7) * 84, 62, 58, index === 9 ? sun : '#4a2410'),
  ),
);

/** Tuesday: shops half shut, nobody about, and a phone in a ring of light before what the four films are about. */
const inTheMall: Svg = layers(
  box(0, 0, side, side, lit),
  times(2, (shop) =>
    layers(
      box(30 + shop * 330, 60, 290, side, '#c9713a'),
      box(30 + shop * 330, 60, 290, 200 + shop * 44, teal),
      times(9, (slat) => box(30 + shop * 330, 60 + slat * 24, 290, 5, deep)),
    ),
  ),
  box(0, 0, side, 60, ink) + times(12, (bulb) => disc(20 + bulb * 58, 60, 11, bulb % 3 ? paper : sun)),
  box(0, 560, side, 120, ground),
  shade(rectPath(0, 60, side, side), { colour: ground, x: 340, y: 700, angle: -90, length: 260, reach: 1500 }),
  line('M340 400V640M340 560L262 660M340 560L418 660', ink, 14),
  ring(340, 290, 124, '#fff6d8', 34) + ring(340, 290, 144, sun, 6),
  fill(roundedPath(292, 196, 96, 188, 16), ink) + fill(roundedPath(300, 206, 80, 168, 10), mark),
  place(subjects[0] ?? '', 340, 296, 0, 0.34),
  subjects.map((subject, index) => place(subject, [82, 212, 452, 598][index] ?? 0, 574, 0, 0.66)),
); // prettier-ignore

/** Thursday: the order goes in at the service entrance, one box for each film. */
const thursday: Svg = layers(
  box(0, -80, side, side + 80, teal),
  times(8, (plank) => box(plank * 90, -80, 6, side + 80, deep)),
  shade(rectPath(0, -80, side, side + 80), { colour: '#1c6156', x: 710, y: 680, angle: -160, length: 460, reach: 1400 }),
  box(330, -30, 330, side, ink) + box(350, -10, 290, side, lit),
  shade(rectPath(350, -10, 290, side), { colour: '#c9713a', x: 640, y: 700, angle: -110, length: 260, reach: 900 }),
  box(0, 640, side, 40, ink),
  [
    { left: 106, top: 468, wide: 400, tall: 150, mark },
    { left: 140, top: 330, wide: 330, tall: 138, mark: red },
    { left: 114, top: 212, wide: 372, tall: 118, mark: sun },
    { left: 158, top: 104, wide: 280, tall: 108, mark: paper },
  ].map((item) =>
    layers(
      box(item.left, item.top, item.wide, item.tall - 4, '#c9904f'),
      box(item.left + item.wide - 46, item.top, 46, item.tall - 4, '#a87238'),
      box(item.left + item.wide / 2 - 34, item.top, 44, item.tall - 4, paper),
      box(item.left + 24, item.top + 26, 74, 30, item.mark),
    ),
  ),
  line('M70 626H570M70 626V90q0 -34 -42 -34', red, 20),
  disc(100, 636, 40, ink) + disc(100, 636, 14, paper),
); // prettier-ignore

const label = await malayalam('പരസ്യം', 18);

/** Saturday: a house front after dark; on each of its four balconies a phone with a film, under the word advertisement. */
const saturday: Svg = layers(
  box(0, 0, side, side, ink),
  shade(rectPath(0, 0, side, side), { colour: ground, x: 340, y: 700, angle: -90, length: 380, reach: 1300 }),
  subjects.map((subject, index) => {
    const [x, y] = [36 + (index % 2) * 312, 30 + Math.floor(index / 2) * 328];
    return layers(
      box(x, y, 296, 300, [sun, mark, lit, teal][index] ?? lit),
      turned(
        layers(
          fill(roundedPath(x + 78, y + 26, 140, 260, 22), ink),
          fill(roundedPath(x + 88, y + 38, 120, 240, 14), paper),
          label.at(x + 148 - label.width / 2, y + 74, ink),
          place(subject, x + 148, y + 150, 0, 0.52),
        ),
        index % 2 ? 4 : -4,
        x + 148,
        y + 160,
      ),
      box(x - 10, y + 226, 316, 84, ground) + times(11, (bar) => box(x + bar * 29, y + 240, 9, 70, '#5f270b')),
    );
  }),
); // prettier-ignore

export const week: readonly Still[] = [
  print('mukkam-tuesday', side, 960, upstairs + place(inTheMall, 0, 280), acrossWindow),
  print('mukkam-thursday', side, 760, place(thursday, 0, 80), acrossWindow),
  print('mukkam-saturday', side, side, saturday, acrossWindow),
];
