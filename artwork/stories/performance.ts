import {
  box,
  disc,
  fill,
  form,
  layers,
  line,
  rectPath,
  ring,
  roundedPath,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { condensed, plain } from './lettering.ts';
import { acrossWindow, print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.performance;
const skin = '#a45f35';

/** The form in a hand: price and waiting time first, then three questions. */
async function page(): Promise<Svg> {
  const [price, wait] = await Promise.all(['From', 'Wait'].map((text) => condensed(text, 40)));
  const question = await condensed('?', 60);
  return layers(
    box(0, 0, 900, 680, mark),
    shade(rectPath(0, 0, 900, 680), {
      colour: '#e0801a',
      x: 930,
      y: 700,
      angle: -140,
      length: 420,
      reach: 1300,
    }),
    fill('M560 700C640 620 700 520 690 420C684 360 640 360 620 400L600 470V700Z', skin),
    turned(
      layers(
        fill(roundedPath(286, 30, 330, 700, 44), ink),
        fill(roundedPath(302, 48, 298, 680, 30), paper),
        box(302, 90, 298, 130, ground),
        price?.at(326, 146, mark) ?? '',
        box(430, 112, 140, 34, paper),
        wait?.at(326, 202, mark) ?? '',
        box(430, 168, 90, 34, paper),
        times(3, (index) =>
          layers(
            fill(roundedPath(326, 250 + index * 118, 250, 96, 14), '#ffffff'),
            question.at(344, 328 + index * 118, ground),
            box(400, 284 + index * 118, 150, 10, ink) + box(400, 308 + index * 118, 96, 10, '#9fb8bb'),
          ),
        ),
        box(326, 606, 250, 60, mark),
      ),
      -8,
      450,
      360,
    ),
    fill('M330 700C250 600 210 500 226 410C234 370 280 372 288 412L306 520L360 700Z', skin),
    form(
      'M250 700C240 640 330 560 420 600C470 626 450 676 400 664L330 660V700Z',
      skin,
      '#7d4320',
      300,
      720,
      -60,
      100,
    ),
  );
}

/** The weekly rota of two callers; on Saturday evening the receiver is off the hook. */
async function rota(): Promise<Svg> {
  const days = await Promise.all(
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((text) => condensed(text, 34)),
  );
  const hours = await Promise.all(['10', '13', '16', '19'].map((text) => plain(text, 17)));
  const shift = (day: number, from: number, to: number, colour: string): Svg =>
    form(
      roundedPath(90 + day * 112, 110 + from * 40, 96, (to - from) * 40 - 8, 12),
      colour,
      colour === mark ? '#d97f16' : '#a8bfc0',
      200 + day * 112,
      110 + to * 40,
      -120,
      60,
    );
  return layers(
    box(0, 0, 900, 680, ground),
    hours.map((hour, index) =>
      layers(hour.at(30, 128 + index * 120, paper), line(`M80 ${118 + index * 120}H880`, '#2b6f7c', 2)),
    ),
    days.map((day, index) => day.at(94 + index * 112, 84, index === 5 ? mark : paper)),
    times(5, (day) => shift(day, 0, 6, paper) + shift(day, 6, 11, mark)),
    shift(5, 1, 5, paper),
    shift(5, 7, 13, mark),
    line('M900 470C840 420 850 560 800 520', ink, 12),
    turned(
      layers(
        fill(roundedPath(250, 590, 440, 62, 30), ink),
        fill(roundedPath(230, 560, 130, 130, 44), ink) + fill(roundedPath(580, 560, 130, 130, 44), ink),
        times(7, (index) => disc(264 + (index % 4) * 20, 664 - Math.floor(index / 4) * 20, 5, '#3f7f8a')),
        ring(645, 625, 24, '#3f7f8a', 5),
      ),
      -9,
      470,
      620,
    ),
    fill('M380 700C370 640 390 590 430 590H560C600 590 610 640 590 700Z', skin),
    times(4, (finger) =>
      form(
        roundedPath(392 + finger * 50, 556, 46, 110, 22),
        skin,
        '#7d4320',
        430 + finger * 50,
        680,
        -110,
        70,
      ),
    ),
  );
}

export const performance: readonly Still[] = [
  print('leads-page', 900, 680, await page(), acrossWindow),
  print('leads-rota', 900, 680, await rota(), acrossWindow),
];
