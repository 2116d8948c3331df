import {
  box,
  disc,
  fill,
  glitter,
  layers,
  line,
  palette as c,
  palmTree,
  place,
  ring,
  ridge,
  sambuk,
  sea,
  shade,
  sky,
  sun,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { sheet } from './sheet.ts';

/** Colours of an hour of the day by the road. */
export interface Hour {
  high: string;
  low: string;
  sun: string;
  sea: readonly string[];
  ground: string;
  /** What stands against the light. */
  dark: string;
}

export const evening: Hour = {
  high: '#F3A46C',
  low: c.glow,
  sun: c.ember,
  sea: [c.coral, c.shoal, c.lagoon],
  ground: '#D9A772',
  dark: c.umber,
};

export const morning: Hour = {
  high: '#9CCBC4',
  low: c.glow,
  sun: c.paper,
  sea: [c.aqua, c.shoal, c.lagoon],
  ground: c.rope,
  dark: c.forest,
};

/** The auto rickshaw that waits on every beach road; 130 units long, facing left, its wheels on y. */
function rickshaw(x: number, y: number, scale: number, body: string): Svg {
  const hood = 'M-46 -52C-40 -84 -24 -92 -4 -92H44C58 -92 62 -80 63 -52Z';
  return place(
    layers(
      fill(hood, c.ink),
      fill('M-34 -54C-30 -74 -22 -80 -8 -80H-2V-54Z', c.mist),
      fill('M8 -80H48V-50H8Z', c.slate),
      disc(26, -62, 8, c.teak),
      fill('M14 -40C14 -58 38 -58 38 -40Z', c.ember),
      fill('M-62 -18C-60 -44 -50 -54 -38 -54H2V-26H14V-48H64V-16H-50Z', body),
      box(-38, -42, 26, 12, c.ink),
      disc(-44, -12, 13, c.ink),
      disc(44, -12, 13, c.ink),
      disc(-44, -12, 5, c.rope),
      disc(44, -12, 5, c.rope),
      disc(-58, -30, 4, c.glow),
    ),
    x,
    y,
    0,
    scale,
  );
}

/** Somebody under an umbrella who has stopped to look up. */
function looker(x: number, y: number, scale: number, dress: string, umbrella: string): Svg {
  return place(
    layers(
      fill('M-11 0L-7 -44C-9 -60 9 -60 8 -44L13 0Z', dress),
      disc(2, -64, 8, c.teak),
      fill('M-7 -64C-10 -78 8 -80 9 -68C4 -72 -2 -72 -4 -54Z', c.ink),
      line('M6 -42L20 -58L20 -92', c.ink, 2),
      fill('M-14 -84C-8 -108 46 -110 54 -86C38 -92 28 -90 20 -86C10 -90 0 -90 -14 -84Z', umbrella),
    ),
    x,
    y,
    0,
    scale,
  );
}

function bicycle(x: number, y: number, scale: number, colour: string): Svg {
  const frame = line(
    'M-26 -18L-10 -44H20L0 -18H-26L-12 -48M0 -18L22 -48L30 -18M16 -54H28M-18 -48H-6',
    colour,
    3,
  );
  return place(ring(-26, -18, 17, colour, 3) + ring(30, -18, 17, colour, 3) + frame, x, y, 0, scale);
}

/** The poster on a hoarding by the beach road, above the parapet and the sea. */
export function hoarding(poster: Svg, hour: Hour): Svg {
  const road = 'M-10 392H810V460H-10Z';
  return layers(
    sky(hour.high, hour.low, 300, 240),
    sun(176, 246, 50, hour.sun, c.sun),
    ridge(290, [2, 10, 26, 14, 22, 8, 30, 12, 2], hour.dark, 250, 1100),
    sea(288, hour.sea, { gap: 22 }),
    glitter(176, 296, 360, c.glow, 40, 100, 'hung'),
    sambuk(298, 312, 0.34, { reflection: hour.dark }),
    sambuk(70, 300, 0.16, { mizzen: false }),
    palmTree(728, 386, 330, 0.1, hour.dark, 'hung-right'),
    palmTree(30, 392, 250, -0.06, hour.dark, 'hung-left'),
    fill('M-10 356H810V380H-10Z', c.paper),
    shade('M-10 356H810V380H-10Z', {
      colour: hour.ground,
      x: 400,
      y: 384,
      angle: -90,
      length: 26,
      reach: 840,
    }),
    times(14, (index) => box(index * 60 - 6, 362, 34, 9, hour.ground, 4)),
    fill('M-10 378H810V396H-10Z', hour.ground),
    // Posts and catwalk, then the frame.
    line('M478 300V392M628 300V392', c.ink, 11),
    line('M478 392L452 340M628 392L654 340', c.ink, 4),
    box(420, 22, 266, 326, c.ink, 3),
    sheet(poster, 429, 31, 0.62),
    box(412, 350, 282, 7, c.ink),
    times(3, (index) => line(`M${476 + index * 76} 24V4H${462 + index * 76}`, c.ink, 3)),
    times(3, (index) => disc(460 + index * 76, 7, 6, c.glow)),
    fill(road, c.slate),
    shade(road, { colour: c.navy, x: 400, y: 462, angle: -90, length: 60, reach: 840 }),
    times(7, (index) => box(20 + index * 128, 426, 62, 5, c.rope, 2)),
    rickshaw(210, 416, 0.9, c.turmeric),
    looker(346, 404, 0.94, c.laterite, c.lagoon),
    bicycle(742, 406, 0.86, c.ink),
  );
}
