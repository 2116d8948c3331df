import {
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  roundedPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { grips, holds, raises } from '#artwork/portraits/at-work/hands.ts';
import type { AtWork } from '#artwork/portraits/at-work/at-work.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { skins } from '#artwork/portraits/tones.ts';

/** A comment; the tail is towards `side`. */
const comment = (x: number, y: number, w: number, colour: string, mark: string, side: 1 | -1): Svg =>
  place(
    layers(
      fill(roundedPath(-w / 2, -30, w, 56, 14), colour),
      fill(d`M${side * 8} 24L${side * 30} 46L${side * 32} 22Z`, colour),
      line(d`M${-w / 2 + 18} -12H${w / 2 - 18}M${-w / 2 + 18} 8H${w / 2 - 40}`, mark, 7),
    ),
    x,
    y,
  );

const phone = (back: string, front: Svg): Svg =>
  layers(
    fill(roundedPath(-34, -66, 68, 122, 12), back),
    fill(roundedPath(-28, -56, 56, 100, 5), c.paper),
    front,
  );

/** Steamed rice cakes, waiting. */
const breakfast = layers(
  fill('M-66 0Q0 22 66 0Q60 26 0 28Q-60 26 -66 0Z', c.rope),
  fill('M-66 0Q0 -14 66 0Q0 18 -66 0Z', c.sand),
  fill('M-44 -2C-40 -26 -4 -26 0 -2Q-22 6 -44 -2Z', c.paper),
  fill('M-4 0C0 -26 40 -26 44 -2Q20 8 -4 0Z', c.paper),
  shade('M-4 0C0 -26 40 -26 44 -2Q20 8 -4 0Z', { colour: c.rope, x: 46, y: 0, angle: 190, length: 34 }),
);

/** Comments come before breakfast. */
export const nithya: AtWork = {
  slug: 'nithya-sasi',
  back: layers(comment(-174, -40, 84, c.sun, c.laterite, 1), comment(166, -62, 92, c.ember, c.blush, -1)),
  front: layers(
    holds(
      {
        elbow: [150, 266],
        wrist: [122, 176],
        sleeve: { lit: c.lagoon, shade: c.tide },
        skin: skins.umber,
        thumb: -1,
      },
      place(
        phone(c.ink, layers(fill('M-20 -46H20V-22H-20Z', c.aqua), line('M-18 -8H18M-18 8H8', c.rope, 6))),
        0,
        -26,
        -8,
      ),
    ),
    place(breakfast, -104, 276),
  ),
};

const auntsPhone = layers(
  fill(roundedPath(-38, -70, 76, 132, 16), c.rose),
  [
    [-30, -60],
    [30, 50],
    [-30, 48],
  ].map(([x = 0, y = 0]) =>
    layers(
      times(5, (i) => disc(x + Math.cos(i * 1.257) * 7, y + Math.sin(i * 1.257) * 7, 5, c.paper)),
      disc(x, y, 4.4, c.sun),
    ),
  ),
  fill('M-27 -52H27V34H-27Z', c.mist),
  fill('M-27 -52H27V-30H-27Z', c.tide),
  line('M-17 -16H17M-17 0H17M-17 16H4', c.shoal, 6),
  line('M27 -40L8 -24L14 -8L-4 6', c.ink, 2),
  disc(0, 48, 7, c.brick),
);

/** A page is good once this telephone shows it. */
export const arjun: AtWork = {
  slug: 'arjun-pillai',
  front: layers(
    holds(
      {
        elbow: [-138, 264],
        wrist: [-44, 236],
        sleeve: { lit: c.ember, shade: c.brick },
        skin: skins.umber,
        thumb: -1,
      },
      place(auntsPhone, 2, -8, -62),
      30,
    ),
    raises({
      elbow: [184, 258],
      wrist: [124, 222],
      sleeve: { lit: c.brick, shade: c.laterite },
      skin: skins.umber,
      thumb: -1,
    }),
  ),
};

/** The cord hangs from the receiver to the telephone. */
const receiver = layers(
  line('M-2 -62C22 -40 22 40 -2 62', c.laterite, 27),
  line('M-5 -62C18 -40 18 38 -5 60', c.ember, 21),
  disc(-12, -64, 24, c.laterite) + disc(-14, -66, 21, c.ember),
  disc(-12, 64, 24, c.laterite) + disc(-14, 62, 21, c.ember),
);
const telephone = layers(
  fill('M-64 24C-60 -14 -42 -32 -36 -36H36C42 -32 60 -14 64 24Z', c.ember),
  shade('M-64 24C-60 -14 -42 -32 -36 -36H36C42 -32 60 -14 64 24Z', {
    colour: c.laterite,
    x: 64,
    y: 10,
    angle: 190,
    length: 70,
  }),
  line('M-30 -42V-52M30 -42V-52', c.laterite, 11),
  disc(0, -4, 22, c.paper) + disc(0, -4, 9, c.ember),
  times(8, (i) => disc(Math.cos(i * 0.785) * 15.5, -4 + Math.sin(i * 0.785) * 15.5, 2.8, c.laterite)),
);
const cord = times(9, (i) =>
  line(d`M${84 - i * 13} ${152 + i * 13}q14 6 6 14q-10 6 -16 -2`, c.laterite, 4.6),
);

/** Somebody's former client is on the line. */
export const bea: AtWork = {
  slug: 'bea-santos',
  front: layers(
    cord,
    grips(
      {
        elbow: [160, 270],
        wrist: [104, 110],
        sleeve: { lit: c.rose, shade: c.brick },
        skin: skins.olive,
        thumb: -1,
      },
      place(receiver, -8, -8, 14),
    ),
    place(telephone, -104, 270),
  ),
};
