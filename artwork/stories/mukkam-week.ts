import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  roundedPath,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { cook, grandmother, reviewer, voice } from '../posters/stories/mukkam-people.ts';
import type { Still } from '../still.ts';
import { malayalam } from './lettering.ts';
import { acrossWindow, print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const [teal, deep, lit, sun, red] = ['#2b8f80', '#237a6d', '#f7c98b', '#ffcf4d', '#d9552c'];
const [width, height] = [900, 680];

/** Tuesday: the four creators shoulder to shoulder before shops whose shutters are half down. */
const tuesday: Svg = layers(
  box(0, 0, width, height, lit),
  times(3, (shop) =>
    layers(
      box(20 + shop * 300, 60, 260, height, '#c9713a'),
      box(20 + shop * 300, 60, 260, 190 + shop * 40, teal),
      times(9, (slat) => box(20 + shop * 300, 60 + slat * 24, 260, 5, deep)),
    ),
  ),
  box(0, 0, width, 60, ink) + times(15, (bulb) => disc(30 + bulb * 60, 60, 11, bulb % 3 ? paper : sun)),
  shade(rectPath(0, 60, width, height), {
    colour: ground,
    x: 450,
    y: 700,
    angle: -90,
    length: 260,
    reach: 1500,
  }),
  place(cook, 334, 286, 0, 1.12),
  place(voice, 590, 300, 0, 1.1),
  place(reviewer, 118, 356, 0, 1.14),
  place(grandmother, 786, 376, 0, 1.14),
);

/** Thursday: the order goes in at the service entrance, one box for each film. */
const thursday: Svg = layers(
  box(0, 0, width, height, teal),
  times(10, (plank) => box(plank * 90, 0, 6, height, deep)),
  shade(rectPath(0, 0, width, height), { colour: '#1c6156', x: 930, y: 680, angle: -160, length: 460, reach: 1400 }),
  box(470, 40, 390, height, ink) + box(490, 60, 350, height, lit),
  shade(rectPath(490, 60, 350, height), { colour: '#c9713a', x: 840, y: 700, angle: -110, length: 260, reach: 900 }),
  box(0, 640, width, 40, ink),
  [
    { left: 176, top: 468, wide: 400, tall: 150, mark },
    { left: 210, top: 330, wide: 330, tall: 138, mark: red },
    { left: 184, top: 212, wide: 372, tall: 118, mark: sun },
    { left: 228, top: 104, wide: 280, tall: 108, mark: paper },
  ].map((item) =>
    layers(
      box(item.left, item.top, item.wide, item.tall - 4, '#c9904f'),
      box(item.left + item.wide - 46, item.top, 46, item.tall - 4, '#a87238'),
      box(item.left + item.wide / 2 - 34, item.top, 44, item.tall - 4, paper),
      box(item.left + 24, item.top + 26, 74, 30, item.mark),
    ),
  ),
  line('M140 626H640M140 626V70q0 -34 -52 -34', red, 20),
  disc(170, 636, 40, ink) + disc(170, 636, 14, paper),
); // prettier-ignore

const label = await malayalam('പരസ്യം', 22);

/** Saturday: a film on each of four phones, under the word advertisement in Malayalam. */
const saturday: Svg = layers(
  box(0, 0, width, height, sun),
  fill(`M0 ${height}L${width} 250V${height}Z`, mark),
  [
    { person: reviewer, wall: lit, low: 0 },
    { person: cook, wall: teal, low: 0 },
    { person: voice, wall: lit, low: 0 },
    { person: grandmother, wall: teal, low: 14 },
  ].map(({ person, wall, low }, index) => {
    const screen = roundedPath(0, 0, 196, 420, 26);
    return turned(
      place(
        layers(
          fill(roundedPath(-12, -12, 220, 444, 38), ink),
          clip(
            screen,
            layers(
              box(0, 0, 196, 420, wall),
              place(person, 98, 206 + low, 0, 0.86),
              shade(screen, { colour: ink, x: 98, y: 470, angle: -90, length: 120, reach: 400, opacity: 0.5 }),
            ),
          ),
          box(18, 22, label.width + 24, 42, paper) + label.at(30, 52, ink),
          disc(98, 372, 27, ink) + fill('M90 358V386L114 372Z', paper),
        ),
        24 + index * 221,
        index % 2 ? 168 : 88,
      ),
      index % 2 ? 3 : -3,
      122 + index * 221,
      340,
    );
  }),
); // prettier-ignore

export const week: readonly Still[] = [
  print('mukkam-tuesday', width, height, tuesday, acrossWindow),
  print('mukkam-thursday', width, height, thursday, acrossWindow),
  print('mukkam-saturday', width, height, saturday, acrossWindow),
];
