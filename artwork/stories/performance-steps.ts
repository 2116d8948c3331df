import {
  box,
  disc,
  fill,
  form,
  layers,
  line,
  place,
  random,
  rectPath,
  ring,
  roundedPath,
  shade,
  times,
  turned,
  type Path,
  type Svg,
} from '#artwork/draw/index.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { condensed, plain } from './lettering.ts';
import { sleeve } from './performance-desk.ts';
import { writing } from './seo-reception.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.performance;
/** `cool` is the step's own colour of app/sections/story-sequence: a third of the ground in the paper. */
const [skin, cool, glow] = ['#a45f35', '#a6bdbd', '#ffd08a'];

/** Size of a step's picture; the cord crosses its left and right edges at `pass`. */
const [width, height, pass] = [1200, 750, 520];

const cord = (d: Path, size = 1): Svg => line(d, ink, 34 * size) + line(d, paper, 17 * size);
/** The wall's upper edge has one colour, which goes on behind the step's words. */
const wall = (colour: string, dark: string): Svg =>
  box(0, 0, width, height, colour) +
  shade(rectPath(0, 0, width, height), {
    colour: dark,
    x: 1260,
    y: 800,
    angle: -135,
    length: 420,
    reach: 900,
  });

/** The form in a hand: price and waiting time first, then three questions. */
async function formInHand(): Promise<Svg> {
  const [price, wait] = await Promise.all(['From', 'Wait'].map((text) => condensed(text, 40)));
  const question = await condensed('?', 60);
  return layers(
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

/** The weekly rota of two callers, Saturday evening included. */
async function rota(): Promise<Svg> {
  const days = await Promise.all(
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((text) => plain(text, 36)),
  );
  const hours = await Promise.all(['10', '13', '16', '19'].map((text) => plain(text, 27)));
  const shift = (day: number, from: number, to: number, colour: string): Svg =>
    form(
      roundedPath(104 + day * 148, 124 + from * 32, 130, (to - from) * 32 - 8, 12),
      colour,
      colour === mark ? '#d97f16' : '#a8bfc0',
      240 + day * 148,
      124 + to * 32,
      -120,
      60,
    );
  return layers(
    hours.map((hour, index) =>
      layers(hour.at(22, 141 + index * 96, paper), line(`M92 ${128 + index * 96}H1122`, '#2b6f7c', 2)),
    ),
    days.map((day, index) => day.at(104 + index * 148, 92, index === 5 ? mark : paper)),
    times(5, (day) => shift(day, 0, 6, paper) + shift(day, 6, 11, mark)),
    shift(5, 1, 5, paper),
    shift(5, 7, 13, mark),
  );
}

/** A hand that lifts the receiver. */
const lifting: Svg = layers(
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
  box(382, 690, 207, 140, skin),
  fill('M380 700C370 640 390 590 430 590H560C600 590 610 640 590 700Z', skin),
  times(4, (finger) =>
    form(roundedPath(392 + finger * 50, 556, 46, 110, 22), skin, '#7d4320', 430 + finger * 50, 680, -110, 70),
  ),
);

/** A search for a name half remembered, a clip below it; the mouse's cable is the cord's beginning. */
export async function click(): Promise<Svg> {
  const query = await plain('river something flats', 36);
  return layers(
    wall(cool, '#7fb3ab'),
    fill(roundedPath(80, 60, 860, 150, 75), '#ffffff') + ring(168, 128, 28, ink, 11) + line('M190 150L216 176', ink, 11),
    query.at(246, 148, ink),
    fill(roundedPath(80, 258, 560, 380, 20), ground) + fill('M294 344V552L478 448Z', mark),
    place(fill('M618 238V448L668 402L702 480L742 462L708 386H778Z', ink, `stroke="${paper}" stroke-width="9" stroke-linejoin="round"`), 92, -138, 0, 1.2),
    line('M814 130L798 96M844 120L850 78M882 134L910 104', mark, 13),
    cord(`M960 600C960 440 1080 ${pass} ${width + 20} ${pass}`),
    place(form('M380 720C380 580 410 560 470 560S560 580 560 720V760C560 860 380 860 380 760Z', paper, '#c3c9c2', 580, 860, -130, 150) +
      line('M470 566V660M382 660H558', '#9fb8bb', 6) + box(458, 590, 24, 52, mark, 12), 396, -146, 0, 1.2),
  ); // prettier-ignore
}

/** The form on a phone; the cord passes behind it. */
export async function page(): Promise<Svg> {
  return layers(
    wall(mark, '#e0801a'),
    cord(`M-20 ${pass}C200 ${pass} 200 210 430 210S760 ${pass} ${width + 20} ${pass}`),
    place(await formInHand(), 600 - 450 * 1.12, 44, 0, 1.12),
  );
}

/** The rota on the wall; the cord is that of the receiver. */
export async function call(): Promise<Svg> {
  const coils = times(9, () => 'c46 -64 50 44 24 0');
  return layers(
    wall(ground, '#0a4450'),
    place(await rota(), 50, -10, 0, 0.86),
    cord(`M-20 ${pass}C70 ${pass} 40 650 190 650H400`),
    cord(`M400 650${coils}C680 650 700 630 740 610`, 0.6),
    cord(`M1060 560C1150 600 1120 ${pass} ${width + 20} ${pass}`),
    place(lifting, 400, -150, 0, 1.1),
  );
}

/** What a caller noted, on its way along the cord. */
const note = (sign: Path, colour: string): Svg => box(-40, -28, 80, 56, paper, 6) + line(sign, colour, 10);

/** The cord ends in a plug, and the moon is the socket. */
export function night(): Svg {
  const next = random('night');
  return layers(
    box(0, 0, width, height, ink),
    times(44, () => disc(next() * width, 20 + next() * 500, 1.5 + next() * 2.5, paper)),
    form(`M650 300a230 230 0 1 1 460 0a230 230 0 1 1 -460 0Z`, glow, mark, 930, 560, -135, 260),
    disc(880, 300, 126, mark) + disc(880, 300, 112, ink, 'opacity=".16"'),
    disc(838, 326, 21, ink) + disc(914, 268, 21, ink),
    [600, 550, 640, 580, 620, 660, 590].map((top, index) => {
      const [x, across] = [index * 176 - 30, 150];
      return box(x, top, across, 300, '#0d3a44') + times(12, (flat) => (next() > 0.72 ? box(x + 20 + (flat % 4) * 30, top + 22 + Math.floor(flat / 4) * 42, 18, 26, mark) : ''));
    }),
    cord(`M-20 ${pass}C240 ${pass} 200 400 420 440S640 560 716 478`),
    place(
      layers(
        line('M-18 -50V-92M18 -50V-92', cool, 13),
        form(roundedPath(-46, -56, 92, 92, 20), paper, '#b9c2bb', 60, 50, -140, 80),
        box(-22, 30, 44, 30, cool, 8),
      ),
      738,
      446,
      51,
      1.15,
    ),
    place(note('M-18 0L-4 14L20 -14', ground), 170, 380, -12, 1.5),
    place(note('M-15 -14L15 14M15 -14L-15 14', '#b3402a'), 380, 270, 9, 1.5),
    place(note('M-18 0L-4 14L20 -14', ground), 560, 140, -6, 1.5),
  ); // prettier-ignore
}

/** A hand that has just ticked a card, from the lower right; its pencil's point is near the upper left. */
export const ticking: Svg = place(
  layers(
    fill('M-420 -84L-92 -42V46L-420 96Z', sleeve.lit) + fill('M-420 40L-92 20V46L-420 96Z', sleeve.shade),
    fill('M-96 -36C-60 -30 -30 -24 2 -20V24C-30 32 -60 38 -96 42Z', skins.brown.lit),
    line('M-94 -42V46', sleeve.lit, 16),
    writing,
  ),
  150,
  150,
  46,
  -1.28,
  1.28,
);
