import {
  box,
  clip,
  ellipsePath,
  faded,
  fill,
  layers,
  line,
  palette as c,
  palmTree,
  phone,
  place,
  random,
  ridge,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  text,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { sheet } from './sheet.ts';

/** What is served beside the phone. */
export type Snack = 'fritters' | 'dates';

/** Tea in a glass, strong and milky, its steam going up. */
function tea(x: number, y: number): Svg {
  const glass = 'M-30 -88H30L23 0H-23Z';
  const drink = 'M-28 -66H28L23 0H-23Z';
  return place(
    layers(
      line(
        'M-8 -100Q-18 -118 -6 -132Q4 -146 -6 -162M12 -102Q4 -118 14 -130Q22 -142 14 -156',
        c.paper,
        3,
        'opacity="0.7"',
      ),
      fill(glass, '#F4E4CC'),
      fill(drink, '#B9672F'),
      shade(drink, { colour: '#7A3B1A', x: 28, y: -20, angle: 180, length: 46 }),
      fill('M-28 -66Q0 -58 28 -66Q0 -76 -28 -66Z', '#E0AE78'),
      line('M-18 -60L-14 -8', c.glow, 3, 'opacity="0.7"'),
    ),
    x,
    y,
  );
}

function plate(x: number, y: number, snack: Snack): Svg {
  const next = random(snack);
  const piece =
    snack === 'fritters'
      ? (at: number) =>
          place(
            fill('M-34 0C-30 -14 30 -16 36 -2C30 10 -28 12 -34 0Z', at % 2 ? '#C9822C' : c.turmeric),
            -26 + at * 20,
            -8 - (at % 2) * 9,
            next() * 30 - 15,
          )
      : (at: number) =>
          place(
            fill('M-13 0C-12 -9 12 -9 13 0C12 8 -12 8 -13 0Z', at % 2 ? c.umber : c.teak),
            -34 + at * 14,
            -6 - (at % 3) * 8,
            next() * 60 - 30,
          );
  return place(
    layers(
      fill(ellipsePath(0, 2, 86, 22), c.paper),
      fill(ellipsePath(0, -1, 62, 14), c.rope),
      times(snack === 'fritters' ? 4 : 6, piece),
    ),
    x,
    y,
  );
}

/** The poster as the first thing on a phone, propped up on a table by the sea. */
export function table(poster: Svg, snack: Snack): Svg {
  const top = 'M-10 326H810V460H-10Z';
  const palm = snack === 'fritters' ? palmTree(70, 330, 300, 0.12, c.forest, 'table') : '';
  const screen = layers(
    box(0, 0, 400, 450, c.paper),
    sheet(poster, 296, 26, 0.53),
    text(312, 304, 170, [0.9, 0.6], c.ink, 10, 1.7),
    box(312, 350, 92, 24, c.ember, 3),
  );
  return layers(
    sky(snack === 'fritters' ? '#A8D0C6' : '#F0B582', c.glow, 262, 220),
    sun(640, 150, 40, snack === 'fritters' ? c.paper : c.ember, c.sun),
    ridge(232, [0, 8, 20, 30, 16, 22, 6, 0], c.shoal, 380, 1000),
    sea(230, [c.aqua, c.shoal, c.lagoon, c.tide], { gap: 24 }),
    sambuk(600, 254, 0.42),
    sambuk(730, 244, 0.2, { mizzen: false }),
    palm,
    fill(top, '#9A5A33'),
    shade(top, { colour: c.umber, x: 400, y: 470, angle: -90, length: 150, reach: 840 }),
    times(4, (row) => line(`M-10 ${346 + row * 30 + row * row * 3}H810`, '#6E3A20', 1.6)),
    clip(top, faded(fill('M250 420L560 420L690 462H330Z', c.umber), 0.5)),
    phone(280, 6, 246, 424, screen),
    tea(620, 396),
    plate(160, 404, snack),
  );
}
