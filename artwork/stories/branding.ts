import { box, clip, disc, fill, layers, line, place, ring, times, type Svg } from '#artwork/draw/index.ts';
import { wide } from './lettering.ts';
import { sheet } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.branding;
const sail = 'M2 28.5 20.5 1C29.5 9 31.5 20 28 28.5Z';

function at(x: number, y: number, scale: number, colour: string, turn = 0): Svg {
  return `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" d="${sail}" fill="${colour}"/>`;
}

const [name, call] = [await wide('dhow', 74), await wide('Contact Us', 26)];
const frame = 'M740 470L960 60C1060 180 1080 330 1040 470Z';
const button = layers(
  at(40, 90, 4.2, mark),
  name.at(190, 210, paper, 0.94),
  fill('M60 330H520C560 330 590 370 590 430H60Z', mark),
  call.at(96, 392, ground),
  at(440, 362, 1.1, ground, 80),
);
const framed = layers(
  fill(frame, '#12788a'),
  clip(
    frame,
    times(9, (index) => line(`M700 ${110 + index * 44}q90 -40 180 0t180 0`, index % 2 ? mark : paper, 9)),
  ),
);
const playSign = ring(1210, 260, 96, paper, 7) + at(1164, 206, 3.3, mark, 0);

/** The same closer together, for a box of two to one or less. */
function dutiesHalf(): Svg {
  return layers(
    box(0, 0, 880, 420, ground),
    place(button, 116, 54, 0, 0.6),
    place(framed, -3, 29, 0, 0.68),
    place(playSign, -16, -4, 0, 0.46),
  );
}

const anchor =
  line('M100 52V164M64 84H136M40 124C46 156 76 166 100 166C124 166 154 156 160 124', ink, 12) +
  ring(100, 40, 14, ink, 9);
const wheel =
  ring(100, 100, 48, ink, 11) +
  times(
    8,
    (index) =>
      `<path transform="rotate(${index * 45} 100 100)" d="M100 100V22" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>`,
  ) +
  disc(100, 100, 15, ink);
const rope =
  line('M30 140C70 60 130 60 130 104S70 150 70 104S130 40 172 70', ink, 16) +
  line('M30 140C70 60 130 60 130 104S70 150 70 104S130 40 172 70', '#ffffff', 4, 'stroke-dasharray="2 12"');

export const branding = [
  sheet('dhow-duties', 1360, 520, box(0, 0, 1360, 520, ground) + button + framed + playSign),
  sheet('dhow-duties-half', 880, 420, dutiesHalf()),
  sheet('dhow-refused-anchor', 200, 200, anchor),
  sheet('dhow-refused-wheel', 200, 200, wheel),
  sheet('dhow-refused-rope', 200, 200, rope),
];
