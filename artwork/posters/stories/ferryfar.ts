import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  rectPath,
  ring,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.ferryfar;
const digits = await Promise.all([...'1840'].map((digit) => condensed(digit, 68)));
/** Height of the deck and of the water. */
const [deck, water] = [142, 438];

/** A bow from ahead, wide at the deck; its upper edge is torn off like a ticket's. */
const bow = `M-18 ${deck}h13${'a9 9 0 0 0 18 0h13'.repeat(13)}h13C424 290 372 372 322 ${water}H78C28 372 -24 290 -18 ${deck}Z`;

const bridge: Svg = layers(
  box(192, -40, 16, 80, ink) + box(150, -22, 100, 10, ink),
  box(58, 34, 284, 130, '#a9dcd6') + box(200, 34, 142, 130, '#7fc3bc'),
  box(40, 24, 320, 20, ink),
  times(7, (pane) => box(70 + pane * 38, 62, 32, 40, ink, 4)),
  fill('M70 102V88L96 62H102V78L78 102ZM146 102V88L172 62H178V78L154 102Z', mark),
);

/** The hour on the bow: three taps are made, the last is being made. */
const hour: Svg = layers(
  digits.map((digit, index) => {
    const low = index > 1;
    const [x, y] = [(index % 2 ? 1 : -1) * (low ? 66 : 94) + 200, low ? 338 : 208];
    const tapped = index < 3 ? disc(x, y, 55, mark) : ring(x, y, 50, ink, 9) + ring(x, y, 66, mark, 8);
    return tapped + digit.at(x - digit.width / 2, y + 34, ink);
  }),
);

/** What the bow throws aside, and the hour on the water. */
const wake: Svg = layers(
  fill(
    `M200 ${water - 20}C150 ${water - 16} 104 ${water - 4} 20 ${water + 12}H380C296 ${water - 4} 250 ${water - 16} 200 ${water - 20}Z`,
    paper,
  ),
  times(5, (row) =>
    layers(
      line(`M${118 - row * 7} ${water + 22 + row * 13}h${52 - row * 6}`, mark, 6),
      line(`M${232 + row * 13} ${water + 22 + row * 13}h${50 - row * 7}`, mark, 6),
    ),
  ),
);

/** Ferryfar: a ferry from ahead whose bow is its ticket, the hour in four taps. */
export function ferryfar(): Svg {
  const dark = rectPath(-700, -300, 1900, 1500);
  return layers(
    fill(dark, ground),
    shade(dark, { colour: '#5f0822', x: 540, y: 520, angle: -135, length: 420, reach: 900 }),
    box(-700, water, 1900, 600, ink),
    bridge,
    fill(bow, paper),
    clip(bow, box(200, 100, 260, 400, '#c6e4df') + box(-40, water - 26, 480, 40, mark)),
    hour,
    wake,
  );
}
