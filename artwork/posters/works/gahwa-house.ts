import { box, fill, layers, line, place, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.dallah;

/** A neon tube shaped like an Arabic nine, which is also a coffee pot with its handle. */
function tube(): Svg {
  const nine = 'M262 190A72 72 0 1 1 262 150C262 250 264 300 236 372';
  return layers(
    line(nine, '#4d1a4f', 74),
    line(nine, '#8a1f52', 52),
    line(nine, mark, 32),
    line(nine, paper, 11),
    line('M214 78C214 44 238 44 240 22', mark, 9),
  );
}

function cup(): Svg {
  return layers(
    fill('M-17 0H17C16 22 10 31 5 33H-5C-10 31 -16 22 -17 0Z', paper),
    fill('M-17 8H17L16 15H-16Z', mark),
  );
}

/** Dallah Nine: the sign over the door at night, and nine cups under it. */
export function gahwaHouse(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    times(13, (row) => line(`M-700 ${row * 42 - 20}H1200`, ink, 3)),
    times(13 * 24, (index) => {
      const row = Math.floor(index / 24);
      const x = -400 + (index % 24) * 48 + (row % 2) * 24;
      return `<path d="M${x} ${row * 42 - 20}v42" stroke="${ink}" stroke-width="3"/>`;
    }),
    tube(),
    box(-700, 466, 1900, 600, ink),
    times(9, (index) => place(cup(), 28 + index * 43, 433)),
  );
}
