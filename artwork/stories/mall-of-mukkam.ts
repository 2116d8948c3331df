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
  ring,
  roundedPath,
  shade,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { grandmother } from '../posters/stories/mukkam-people.ts';
import type { Still } from '../still.ts';
import { condensed, malayalam, plain } from './lettering.ts';
import { briefs } from './mukkam-briefs.ts';
import { calendar, calendarTall } from './mukkam-calendar.ts';
import { week } from './mukkam-week.ts';
import { print, sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const skin = '#a45f35';

/** The order on a hand truck, one box per film. */
async function delivery(x: number, floor: number): Promise<Svg> {
  const names = await Promise.all(['Bags', 'Pots', 'Boots', 'Chairs'].map((text) => condensed(text, 46)));
  const sizes = [132, 150, 118, 172];
  let top = floor - 34;
  const boxes = sizes.map((size, index) => {
    top -= size;
    const [left, span] = [x + 26 + ((index * 17) % 30), 300 - ((index * 37) % 60)];
    return layers(
      form(
        rectPath(left, top, span, size - 4),
        '#c9904f',
        '#8a5a26',
        left + span + 20,
        top + size,
        -150,
        190,
      ),
      box(left + span / 2 - 22, top, 44, size - 4, paper),
      names[3 - index]?.at(left + 22, top + size - 30, ink) ?? '',
    );
  });
  return layers(
    line(`M${x} ${floor - 20}H${x + 330}M${x} ${floor - 20}V${top - 50}q0 -30 -40 -30`, '#d9552c', 16),
    boxes,
    disc(x + 6, floor - 22, 34, ink) + disc(x + 6, floor - 22, 12, paper),
  );
}

/** The tenants' notice, taped to the service door; the wide version includes the delivery. */
async function notice(
  width: number,
  height: number,
  x: number,
  y: number,
  size: number,
  delivered = false,
): Promise<Svg> {
  const saturday = await malayalam('ശനി', 92);
  const [entrance, below] = [await condensed('Service', 92), await condensed('entrance', 92)];
  const [sat, films] = [await condensed('SAT', 92), await plain('4 films', 24)];
  const boxes = await plain('to stock', 24);
  const stock = await Promise.all(['Bags', 'Pots', 'Boots', 'Chairs'].map((text) => condensed(text, 34)));
  const hours = await Promise.all(['10:00', '12:30', '16:00', '18:30'].map((text) => plain(text, 22)));
  const page = rectPath(0, 0, 460, 620);
  const sheetOfPaper = layers(
    box(14, 16, 460, 620, ink),
    fill(page, paper),
    box(0, 0, 460, 176, ground),
    saturday.at(28, 114, mark, 192 / saturday.width),
    sat.at(304, 114, paper, 128 / sat.width),
    films.at(28, 157, paper),
    boxes.at(292, 157, paper),
    stock.map((word, index) =>
      layers(
        line(`M28 ${284 + index * 104}H432`, ink, 2),
        hours[index]?.at(28, 252 + index * 104, ink) ?? '',
        word.at(138, 258 + index * 104, ink),
        times(4 - (index % 3), (unit) =>
          place(box(0, 0, 30, 30, '#c98f50') + box(11, 0, 8, 30, ground), 292 + unit * 36, 228 + index * 104),
        ),
      ),
    ),
    delivered ? shade(page, { colour: '#dcc9a8', x: 460, y: 640, angle: -135, length: 150 }) : '',
    turned(box(228, -22, 100, 42, '#f0dc9a'), -3, 278, 0),
  );
  const hand = layers(
    line('M230 -40L360 -330', '#2b8f80', 150),
    line('M262 -112L300 -200', skin, 92),
    fill(
      'M190 -120C168 -70 176 -20 196 20C206 34 222 28 218 12L214 -20L236 26C246 40 262 32 258 16L248 -24L276 10C288 22 302 10 294 -4L272 -40C300 -30 330 -40 336 -60C338 -74 316 -76 306 -84L330 -150L236 -190Z',
      skin,
    ),
    line('M214 -20L206 -56M248 -24L238 -60M272 -40L262 -70', '#7d4320', 4),
    ring(236, -32, 9, '#ffcf4d', 4),
  );
  const door = rectPath(0, 0, width, height);
  return layers(
    box(0, 0, width, height, '#2b8f80'),
    times(Math.ceil(width / 90), (index) => box(index * 90, 0, 6, height, '#237a6d')),
    delivered
      ? layers(
          shade(door, {
            colour: '#1c6156',
            x: width + 10,
            y: height,
            angle: -160,
            length: Math.round(width * 0.5),
            reach: 1700,
          }),
          box(0, height - 40, width, 40, ink),
          entrance.at(40, 150, paper, 235 / entrance.width),
          below.at(40, 150 + 240 * 0.36, paper, 235 / below.width),
          await delivery(1118, height - 24),
        )
      : '',
    clip(door, place(turned(sheetOfPaper + place(hand, 66, -34), -4, 230, 310), x, y, 0, size)),
  );
}

/** The film on a phone, labelled 'advertisement' in Malayalam before it starts. */
async function film(): Promise<Svg> {
  const label = await malayalam('പരസ്യം', 34);
  const screen = roundedPath(140, 64, 280, 580, 34);
  return layers(
    box(0, 0, 560, 700, '#ffcf4d'),
    fill('M330 700L560 470V700Z', '#2b8f80'),
    fill(roundedPath(124, 46, 312, 616, 48), ink),
    clip(
      screen,
      layers(
        box(140, 64, 280, 580, '#2b8f80'),
        disc(280, 330, 170, '#f7c98b'),
        place(grandmother, 280, 330, 0, 1.08),
      ),
    ),
    box(164, 92, label.width * 0.8 + 36, 56, paper),
    label.at(182, 132, ink, 0.8),
    disc(280, 588, 38, ink) + fill('M268 568V608L302 588Z', paper),
    fill('M560 420C500 400 470 430 444 470C420 500 420 560 436 580L446 500L500 560L480 640L560 700Z', skin),
    fill('M0 380C60 380 100 420 132 470C150 500 142 540 126 548L96 500L60 560L80 700H0Z', skin),
  );
}

export const mallOfMukkam: readonly Still[] = [
  ...briefs,
  ...week,
  sheet('mukkam-calendar', 1440, 1200, await calendar()),
  sheet('mukkam-calendar-tall', 700, 1240, await calendarTall()),
  print('mukkam-notice', 1440, 760, await notice(1440, 760, 470, 92, 1.1, true)),
  // Without grain, which phones would show as a blur.
  sheet('mukkam-notice-tall', 780, 960, await notice(780, 960, 120, 250, 1.02)),
  print('mukkam-film', 560, 700, await film()),
];
