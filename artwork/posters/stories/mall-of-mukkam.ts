import {
  box,
  circlePath,
  clip,
  disc,
  ellipsePath,
  fill,
  form,
  layers,
  line,
  place,
  rectPath,
  roundedPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { malayalam } from '#artwork/stories/lettering.ts';
import { worlds } from '#artwork/stories/worlds.ts';
import { cook, grandmother, reviewer, voice } from './mukkam-people.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
export const name = await malayalam('മുക്കം', 130);
const [red, teal, sun, lit] = ['#d9552c', '#2b8f80', '#ffcf4d', '#f7c98b'];

/** Top of the wall that carries the name, where people and what they talk about stand. */
const roof = 290;

/** A school bag, 74 units tall, standing on the origin. */
export const bag = layers(
  line('M-12 -66q12 -22 24 0', ink, 5),
  form(roundedPath(-30, -68, 60, 68, 16), '#ffcf4d', '#c98a12', 34, 4, -150, 60),
  fill('M-30 -44V-52a16 16 0 0 1 16 -16H14a16 16 0 0 1 16 16V-44Q0 -30 -30 -44Z', red),
  box(-20, -28, 40, 22, red, 5) + line('M-20 -20H20', ink, 2),
  box(-4, -42, 8, 12, paper, 2),
);

/** A wedding pot with its ladle, the same size. */
export const pot = layers(
  line('M10 -40L34 -104', '#8a5a26', 6),
  times(3, (puff) => line(`M${-26 + puff * 18} -60q-8 -10 0 -20t0 -20`, '#ffffff', 4)),
  form('M-42 -46H42C50 -14 32 0 0 0S-50 -14 -42 -46Z', '#c9cdd0', '#7b868d', 48, 6, -150, 70),
  fill(ellipsePath(0, -47, 46, 8), '#e9ecec') + fill(ellipsePath(0, -47, 37, 5), '#5a2a12'),
);

/** A microphone on a stand, and a football. */
export const match = layers(
  line('M-26 0V-40', ink, 5) + box(-44, -5, 36, 5, ink, 2),
  line('M-34 -30L-14 -66', ink, 11),
  form(circlePath(-8, -76, 15), '#c9cdd0', '#7b868d', 8, -62, -135, 26),
  line('M-20 -68L-2 -62', ink, 4),
  form(circlePath(26, -22, 22), '#ffffff', '#b9ab93', 48, 0, -135, 30),
  fill('M26 -32L35 -25L32 -14H20L17 -25Z', ink),
  line('M26 -32V-43M35 -25L46 -29M32 -14L39 -4M20 -14L13 -4M17 -25L6 -29', ink, 3),
);

/** Back and arms of the chair in which the grandmother sits. */
export const chairBack = layers(
  form('M-96 60V-40C-96 -150 96 -150 96 -40V60Z', '#2b8f80', '#1c6156', 110, 70, -150, 110),
  times(6, (row) =>
    times(6, (column) => disc(-80 + column * 32, -88 + row * 26 + (column % 2) * 13, 3.4, mark)),
  ),
);

/** Onlookers from behind, dark against the lit ground; a few colours, two phones held up. Later ones are others. */
export function crowd(count: number, left: number, y: number, first = 0): Svg {
  const colours: Partial<Record<number, string>> = {
    1: red,
    4: teal,
    8: sun,
    11: '#b03d1c',
    14: mark,
    22: '#b03d1c',
    25: mark,
    29: teal,
  };
  return times(count, (at) => {
    const index = first + at;
    const [grown, x] = [[1, 0.86, 1.08, 0.7, 0.94][index % 5] ?? 1, left + at * 55 + ((index * 7) % 11)];
    const cloth = colours[index] ?? ink;
    const person = layers(
      fill('M-42 90V14C-42 -6 -22 -10 -10 -14V-22H10V-14C22 -10 42 -6 42 14V90Z', ink),
      // A veil covers the shoulders; a cap only the head.
      index % 7 === 4
        ? fill('M-22 -40C-22 -68 22 -68 22 -40C22 -20 30 -8 38 8H-38C-30 -8 -22 -20 -22 -40Z', cloth)
        : fill(ellipsePath(0, -40, 17, 21), ink),
      index % 7 === 1 ? fill('M-18 -42C-18 -66 18 -66 18 -42Q0 -36 -18 -42Z', cloth) : '',
      index % 5 === 2 ? disc(0, -64, 9, ink) : '',
      index % 6 === 2
        ? line('M26 4L34 -44', ink, 11) + box(22, -78, 26, 40, ink, 4) + box(25, -74, 20, 32, lit)
        : '',
    );
    return place(person, x, y, 0, grown);
  });
}

/** The town's name in Malayalam as the lit front of a building that begins at `left`, and four people behind its roof. */
function town(left: number): Svg {
  const scale = 484 / name.width;
  const front = rectPath(-100, 240, 600, 260);
  const letters = `<mask id="mukkam" maskUnits="userSpaceOnUse" x="-100" y="220" width="600" height="280">${name.at(-38, 402, '#ffffff', scale)}</mask>`;
  const windows = times(12 * 40, (index) => {
    const [column, row] = [index % 40, Math.floor(index / 40)];
    const glows = (column * 7 + row * 5) % 11 < 2;
    return box(-60 + column * 13, 282 + row * 16, 6, 9, glows ? sun : teal);
  });
  return layers(
    box(-700, 402, 1900, 900, '#c9713a'),
    shade(rectPath(-700, 402, 1900, 98), { colour: '#8f3d14', x: 200, y: 500, angle: -90, length: 80, reach: 1700 }),
    clip(
      rectPath(-100, -100, 600, roof + 102),
      layers(
        place(chairBack, 390, 258, 0, 0.8),
        place(reviewer, 14, 170, 0, 0.52),
        place(voice, 272, 170, 0, 0.54),
        place(grandmother, 392, 182, 0, 0.52),
        place(cook, 142, 158, 0, 0.54),
      ),
    ),
    box(left, roof, 490 - left, 112, ink),
    place(bag, 77, roof, 0, 0.9),
    place(pot, 199, roof, 0, 0.86),
    place(match, 330, roof, 0, 0.9),
    letters,
    name.at(-38, 402, mark, scale),
    `<g mask="url(#mukkam)">${windows}${shade(front, { colour: teal, x: -80, y: 446, angle: -90, length: 90, reach: 900, opacity: 0.7 })}</g>`,
    box(-700, 536, 1900, 900, ink),
    crowd(19, -400, 500),
  ); // prettier-ignore
}

/** A string of bulbs between two points. */
function festoon(y: number, sag: number, bulbs: number): Svg {
  const at = (part: number) => [20 + part * 360, y + sag * 4 * part * (1 - part)] as const;
  return layers(
    line(`M20 ${y}Q200 ${y + sag * 2} 380 ${y}`, ground, 2),
    times(bulbs, (bulb) => {
      const [x, height] = at(bulb / (bulbs - 1));
      return disc(x, height + 5, 5, bulb % 3 ? paper : sun);
    }),
  );
}

/** Half of a curtain, drawn to its side and tied. */
function curtain(): Svg {
  return times(5, (fold) =>
    fill(
      `M${-20 + fold * 24} -10H${6 + fold * 24}C${2 + fold * 18} 180 ${-6 + fold * 12} 260 ${-14 + fold * 13} 372H${-34 + fold * 13}C${-26 + fold * 12} 260 ${-20 + fold * 18} 180 ${-20 + fold * 24} -10Z`,
      fold % 2 ? red : '#b03d1c',
    ),
  );
}

/**
 * Mall of Mukkam, upright: a theatre stage with the whole name, which stays complete even where a card crops both
 * edges.
 */
export function mallOfMukkam(): Svg {
  return layers(
    box(-10, -10, 420, 520, lit),
    festoon(58, 34, 15),
    festoon(92, 52, 17),
    place(town(-92), 86, 150, 0, 0.56),
    curtain(),
    place(`<g transform="scale(-1 1)">${curtain()}</g>`, 400, 0, 0, 1),
    times(10, (scallop) =>
      fill(`M${scallop * 40} -10h40V34a20 22 0 0 1 -40 0Z`, scallop % 2 ? '#b03d1c' : red),
    ),
    box(-10, -10, 420, 22, ground),
  );
}
