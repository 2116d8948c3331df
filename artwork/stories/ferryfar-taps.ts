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
  roundedPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import type { Still } from '../still.ts';
import { passenger } from './ferryfar-people.ts';
import { condensed, say } from './lettering.ts';
import { print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.ferryfar;
const [wet, white] = ['#1fa79d', '#ffffff'];
const [width, height] = [480, 800];

const all = async (...parts: readonly (Svg | Promise<Svg>)[]): Promise<Svg> =>
  (await Promise.all(parts)).join('');

/** A phone that ends below the picture, and a touch on what is tapped. */
async function phone(title: string, screen: Svg, [x, y]: readonly [x: number, y: number]): Promise<Svg> {
  const ends = roundedPath(58, 62, 364, 900, 40);
  return all(
    box(0, 0, width, height, mark),
    shade(rectPath(0, 0, width, height), {
      colour: wet,
      x: 500,
      y: 820,
      angle: -125,
      length: 420,
      reach: 1100,
    }),
    fill(roundedPath(38, 42, 404, 940, 58), ink),
    fill(ends, white),
    clip(ends, box(58, 62, 364, 104, ground)),
    say(title, [84, 138], paper, 44, { face: condensed }),
    screen,
    disc(x, y, 40, white) + ring(x, y, 40, ink, 8) + disc(x, y, 20, ink),
  );
}

/** A button the width of the screen; what is tapped is in the loud colour. */
const button = (top: number, tall: number, tapped: boolean): Svg =>
  box(78, top, 324, tall, tapped ? mark : paper, 20);

/** A bicycle from the side, as on a button. */
const wheels: Svg = layers(
  ring(-72, 20, 50, ink, 13) + ring(72, 20, 50, ink, 13),
  line('M-72 20L-34 -46H44L72 20M-34 -46L0 20L44 -46M0 20H-72M44 -46L36 -76H64M-46 -66H-18', ink, 13),
);

/** The first tap: the next four boats. */
const boat = () =>
  all(
    ...['18:40', '19:10', '20:10', '20:40'].map((hour, index) =>
      all(
        button(190 + index * 140, 124, index === 0),
        say(hour, [100, 282 + index * 140], ink, 62, { face: condensed }),
      ),
    ),
  );

const seen = (x: number, y: number, cloth: string): Svg => place(passenger(cloth, ink), x, y, -90, 0.58);

/** The second: the usual parties as buttons, seen from above as on the quay; everybody else counts up. */
const people = () =>
  all(
    button(190, 124, false) + button(330, 124, false) + button(470, 124, true),
    seen(126, 252, ground),
    seen(126, 392, ground) + seen(196, 392, wet),
    seen(120, 532, ground) + seen(186, 532, white) + place(wheels, 268, 526, 0, 0.36),
    line('M98 672H146M334 672H382M358 648V696', ink, 12),
    say('2', [240, 702], ink, 60, { face: condensed, from: 0.5 }),
  );

/** The third: the whole price. */
const price = () =>
  all(
    say('2 people', [84, 236], ink, 36, { face: condensed }),
    say('AED 40', [396, 236], ink, 36, { face: condensed, from: 1 }),
    say('Bicycle', [84, 298], ink, 36, { face: condensed }),
    say('AED 10', [396, 298], ink, 36, { face: condensed, from: 1 }),
    line('M84 334H396', ink, 4),
    say('AED', [84, 400], ground, 36, { face: condensed }),
    say('50', [84, 556], ground, 140, { face: condensed }),
    button(600, 124, true),
    say('Buy', [104, 690], ink, 56, { face: condensed }),
  );

/** The fourth: the card that is already in the phone is the button. */
const payment = () =>
  all(
    box(58, 166, 364, 700, paper),
    say('Card in', [84, 330], ink, 62, { face: condensed }),
    say('this phone', [84, 408], ink, 62, { face: condensed }),
    place(
      layers(
        box(8, 10, 324, 226, ink, 20) + box(0, 0, 324, 226, ground, 20),
        box(28, 34, 68, 54, '#e9b58c', 8),
        times(4, (group) => times(4, (dot) => disc(36 + group * 72 + dot * 15, 178, 5, paper))),
      ),
      78,
      470,
    ),
  );

/** The four taps of a ticket, from the list of boats to the card. */
export const taps: readonly Still[] = [
  print('ferryfar-tap-boat', width, height, await phone('Quay 2', await boat(), [346, 252])),
  print('ferryfar-tap-people', width, height, await phone('18:40', await people(), [366, 532])),
  print('ferryfar-tap-price', width, height, await phone('18:40', await price(), [346, 662])),
  print('ferryfar-tap-payment', width, height, await phone('18:40', await payment(), [346, 560])),
];
