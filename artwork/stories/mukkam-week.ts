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

/** Tuesday morning: one shutter half up, nobody about, and a phone in a ring of light before what it will film. */
const tuesday: Svg = layers(
  box(0, 0, side, 960, mark),
  box(60, 0, 560, 960, lit),
  box(60, 0, 560, 330, teal) + times(11, (slat) => box(60, slat * 30, 560, 6, deep)),
  box(60, 316, 560, 22, ink),
  fill('M60 338H300L620 800H180Z', '#fbdcae'),
  box(0, 800, side, 160, '#c9713a'),
  shade(rectPath(0, 338, side, 622), { colour: ground, x: 0, y: 960, angle: -40, length: 220, reach: 1100 }),
  line('M340 620V960M340 800L190 960M340 800L490 960', ink, 20),
  ring(340, 450, 214, '#fff6d8', 58) + ring(340, 450, 248, sun, 10),
  fill(roundedPath(256, 282, 168, 336, 28), ink) + fill(roundedPath(270, 298, 140, 304, 18), red),
  place(subjects[3] ?? '', 340, 462, 0, 0.62),
  place(subjects[0] ?? '', 92, 800, -6, 1.24),
  place(subjects[2] ?? '', 566, 838, 0, 1.12),
); // prettier-ignore

/** Thursday noon: the order goes in at the service entrance, one box for each film. */
const thursday: Svg = layers(
  box(0, 0, side, 760, sun),
  times(7, (row) => box(0, row * 108 + 40, side, 4, '#f0b93c')),
  box(470, 0, 210, 760, '#7a3310') + box(440, 0, 30, 760, teal),
  fill('M0 690L-20 760H700V690L560 660H60Z', '#c9713a'),
  fill('M-40 700L60 250H250L90 716Z', '#e29a55'),
  [
    { left: 120, top: 520, wide: 420, tall: 160, mark },
    { left: 164, top: 366, wide: 340, tall: 154, mark: red },
    { left: 128, top: 226, wide: 392, tall: 140, mark: sun },
    { left: 186, top: 100, wide: 290, tall: 126, mark: paper },
  ].map((item, index) =>
    layers(
      box(item.left, item.top, item.wide, item.tall - 4, '#d69a55'),
      box(item.left + item.wide - 60, item.top, 60, item.tall - 4, '#a86d33'),
      box(item.left + item.wide / 2 - 40, item.top, 52, item.tall - 4, paper),
      box(item.left + 22, item.top + 24, 108, 92, item.mark),
      place(subjects[3 - index] ?? '', item.left + 76, item.top + 70, 0, 0.36),
    ),
  ),
  line('M84 694H590M84 694V96q0 -40 -50 -40', red, 24),
  disc(122, 704, 48, ink) + disc(122, 704, 17, paper),
); // prettier-ignore

const label = await malayalam('പരസ്യം', 18);

/** Saturday: a house front after dark; on each of its four balconies a phone with a film, under the word advertisement. */
const saturday: Svg = layers(
  box(0, 0, side, side, ink),
  times(28, (pane) => box(8 + (pane % 4) * 172, 8 + Math.floor(pane / 4) * 98, 148, 74, '#3d1a09')),
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
      box(x - 10, y + 226, 316, 84, '#1d0a02') + times(11, (bar) => box(x + bar * 29, y + 240, 9, 70, ground)),
    );
  }),
); // prettier-ignore

export const week: readonly Still[] = [
  print('mukkam-tuesday', side, 960, tuesday, acrossWindow),
  print('mukkam-thursday', side, 760, thursday, acrossWindow),
  print('mukkam-saturday', side, side, saturday, acrossWindow),
];
