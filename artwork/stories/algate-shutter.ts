import {
  box,
  clip,
  disc,
  fill,
  form,
  layers,
  line,
  rectPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { gate, inArabic, inLatin, inMalayalam } from './algate-names.ts';
import { print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.algate;

/** As many boxes as fit, each taped with a gate. */
function parcels(x: number, floor: number): Svg {
  const parcel = (left: number, top: number, w: number, h: number, colour: string): Svg =>
    form(rectPath(left, top, w, h), colour, '#8a6413', left + w, top, 180, w * 0.8) +
    gate(left + w / 2 - 9, top + h - 30, 18, 30, ground);
  return layers(
    parcel(x, floor - 66, 92, 66, '#d9a62c'),
    parcel(x + 96, floor - 52, 70, 52, paper),
    parcel(x + 22, floor - 120, 78, 54, paper),
  );
}

/** The person opening: from the knees down, both hands under the bar. Feet on `floor`, right of `x`. */
function opener(x: number, bar: number, floor: number): Svg {
  const skin = '#8a4a22';
  const leg = (left: number): Svg =>
    layers(
      fill(`M${left} ${bar + 10}H${left + 58}L${left + 50} ${floor - 56}H${left + 10}Z`, paper),
      shade(`M${left} ${bar + 10}H${left + 58}L${left + 50} ${floor - 56}H${left + 10}Z`, {
        colour: '#b9b09a',
        x: left + 60,
        y: bar,
        angle: 180,
        length: 46,
      }),
      box(left + 18, floor - 58, 24, 46, skin),
      fill(
        `M${left + 12} ${floor}V${floor - 12}C${left + 14} ${floor - 26} ${left + 44} ${floor - 26} ${left + 48} ${floor - 16}L${left + 66} ${floor - 8}V${floor}Z`,
        skin,
      ),
      box(left + 8, floor - 5, 62, 7, ink),
      line(`M${left + 46} ${floor - 8}L${left + 34} ${floor - 24}L${left + 22} ${floor - 8}`, mark, 5),
    );
  const hand = (left: number): Svg =>
    times(4, (finger) =>
      fill(`M${left + finger * 15} ${bar - 20 + (finger % 3 ? 0 : 4)}q6.5 -9 13 0V${bar + 12}h-13Z`, skin),
    ) +
    line(
      times(3, (finger) => `M${left + 14 + finger * 15} ${bar - 12}V${bar + 10}`),
      '#5e2f12',
      1.6,
    );
  return layers(leg(x), leg(x + 74), hand(x - 96), hand(x + 172));
}

/** A waiting cat. */
function cat(x: number, floor: number, colour: string): Svg {
  return layers(
    line(
      `M${x + 64} ${floor - 6}C${x + 110} ${floor - 2} ${x + 104} ${floor - 46} ${x + 88} ${floor - 54}`,
      colour,
      11,
    ),
    fill(
      `M${x} ${floor}C${x - 4} ${floor - 60} ${x + 14} ${floor - 78} ${x + 26} ${floor - 84}C${x + 60} ${floor - 80} ${x + 82} ${floor - 40} ${x + 76} ${floor}Z`,
      colour,
    ),
    fill(
      `M${x - 4} ${floor - 92}L${x} ${floor - 126}L${x + 16} ${floor - 112}H${x + 30}L${x + 46} ${floor - 126}L${x + 50} ${floor - 92}C${x + 48} ${floor - 66} ${x - 2} ${floor - 66} ${x - 4} ${floor - 92}Z`,
      colour,
    ),
    disc(x + 12, floor - 96, 4, mark) + disc(x + 35, floor - 96, 4, mark),
  );
}

interface Front {
  width: number;
  height: number;
  /** Depth of the pavement, which keeps overlapping content off people's feet. */
  pavement: number;
  /** The shutter: left and right edge, and how far down it is. */
  left: number;
  right: number;
  bar: number;
  names: Svg;
  within: Svg;
  before: Svg;
}

/** A shop front in the morning: the shutter half up, light on the pavement. */
function front({ width, height, pavement, left, right, bar, names, within, before }: Front): Svg {
  const floor = height - pavement;
  const span = right - left;
  const slats = rectPath(left, 0, span, bar);
  const hall = rectPath(left, bar, span, floor - bar);
  return layers(
    box(0, 0, width, height, mark),
    shade(rectPath(0, 0, width, floor), {
      colour: '#e0a00f',
      x: right + 10,
      y: 0,
      angle: 0,
      length: width - right,
      reach: 1300,
    }),
    shade(rectPath(0, 0, left, floor), {
      colour: '#e0a00f',
      x: left - 26,
      y: 0,
      angle: 180,
      length: left,
      reach: 1300,
    }),
    box(left - 26, 0, span + 52, floor, ink),
    box(left, bar, span, floor - bar, '#0b1f7a'),
    clip(hall, within),
    shade(hall, { colour: ink, x: left, y: bar - 6, angle: 90, length: 130, reach: 1300, opacity: 0.85 }),
    box(left, 0, span, bar, ground),
    names,
    times(Math.floor(bar / 30), (index) => box(left, index * 30 + 26, span, 4, '#0b1f7a')),
    shade(slats, { colour: '#0b1f7a', x: left, y: 0, angle: 0, length: 130, opacity: 0.55 }),
    box(left, bar - 12, span, 18, paper),
    box(left, bar + 3, span, 4, '#b9b09a'),
    box(0, floor, width, height - floor, ink),
    fill(`M${left} ${floor}H${right}L${right + span * 0.1} ${height}H${left - span * 0.1}Z`, mark),
    shade(`M${left} ${floor}H${right}L${right + span * 0.1} ${height}H${left - span * 0.1}Z`, {
      colour: ink,
      x: left,
      y: height + 8,
      angle: -90,
      length: 90,
      reach: 1300,
      opacity: 0.8,
    }),
    before,
  );
}

/** Gates behind each other, down to a small bright one with a person in it. */
function passage(middle: number, floor: number, width: number, height: number): Svg {
  const tones = ['#0f2a9e', ground, '#6d79a8', '#e0a814', mark];
  return layers(
    tones.map((tone, index) => {
      const part = 1 - index * 0.17;
      return gate(middle - (width * part) / 2, floor - height * part, width * part, height * part, tone);
    }),
    fill(`M${middle + 8} ${floor}V${floor - 44}q12 -18 24 0V${floor}Z`, ink),
    disc(middle + 20, floor - 60, 9, ink),
  );
}

const wideFront = front({
  width: 1440,
  height: 920,
  pavement: 190,
  left: 150,
  right: 1290,
  bar: 442,
  names: layers(
    inLatin(200, 244, 1040),
    inArabic(200, 378, 480, paper, mark),
    inMalayalam(740, 374, 500, paper, mark),
  ),
  within: layers(
    times(
      3,
      (index) =>
        box(150, 494 + index * 82, 250, 8, ground) +
        times(5, (pot) =>
          gate(
            164 + pot * 48,
            452 + index * 82,
            30,
            42,
            [paper, '#e0a814', ground, mark, '#6d79a8'][(pot + index * 2) % 5] ?? paper,
          ),
        ),
    ),
    passage(850, 730, 440, 276),
    parcels(1070, 730),
  ),
  before: layers(opener(620, 442, 758), cat(1030, 770, ink)),
});

const tallFront = front({
  width: 780,
  height: 1020,
  pavement: 84,
  left: 70,
  right: 710,
  bar: 560,
  names: layers(
    inLatin(104, 158, 572),
    inArabic(104, 330, 572, paper, mark),
    inMalayalam(104, 492, 572, paper, mark),
  ),
  within: layers(passage(500, 936, 420, 400), parcels(84, 936)),
  before: layers(opener(250, 560, 960), cat(600, 980, ink)),
});

export const algateShutter: readonly Still[] = [
  print('algate-shutter', 1440, 920, wideFront),
  print('algate-shutter-tall', 780, 1020, tallFront),
];
