import {
  box,
  clip,
  disc,
  document,
  fill,
  layers,
  line,
  palette as c,
  place,
  rectPath,
  roundedPath,
  shade,
  type Svg,
} from '#artwork/draw/index.ts';
import { roundNeck, shirt, type Wear } from '#artwork/portraits/dress.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { crop } from '#artwork/portraits/hair.ts';
import { bun, parted } from '#artwork/portraits/longhair.ts';
import { arm, sit, skinOf, teaGlass, type Seat } from '#artwork/scenes/kit.ts';

/**
 * Dims a drawing and gives it an edge of the lamp's light, from above on the right: what the shape covers and its copy,
 * moved away from the lamp, does not.
 */
const rim = (id: string, dim: number): Svg =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feColorMatrix in="SourceGraphic" values="${dim} 0 0 0 0.01 0 ${dim * 0.9} 0 0 0.015 0 0 ${dim * 0.94} 0 0.045 0 0 0 1 0" result="dim"/><feOffset in="SourceAlpha" dx="-2.6" dy="2" result="away"/><feFlood flood-color="${c.sun}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="away" operator="out" result="edge"/><feMerge><feMergeNode in="dim"/><feMergeNode in="edge"/></feMerge></filter>`;

const lit = (row: 'near' | 'far', body: Svg): Svg => `<g filter="url(#rim-${row})">${body}</g>`;

const at = (x: number, y: number, more: Partial<Seat> = {}): Seat => ({
  ...{ x, y, scale: 0.44, facing: 'right', sun: 'right', yaw: 0.8, ...more },
});

const square = { wide: 140, turn: 0, raise: 0, neck: 38 };

/** Somebody who stands behind the table: below the bust, the clothes go on as they end. */
function stands(slug: string, x: number, y: number, wear: Wear, more: Partial<Seat>): Svg {
  const [left, fold, right] = [x - 71.5, x - 26, x + 56.8];
  return layers(
    fill(d`M${left} ${y + 180}H${right}L${right - 4} 490H${left + 4}Z`, wear.lit),
    fill(d`M${left} ${y + 180}H${fold}L${fold + 2} 490H${left + 4}Z`, wear.shade),
    sit(slug, at(x, y, { ...more, change: { stance: square, ...more.change } })),
  );
}

const [green, red, pale] = [
  { lit: c.lagoon, shade: c.tide },
  { lit: c.coral, shade: c.rose },
  { lit: c.rope, shade: c.shoal, trim: c.paper },
] as const satisfies readonly Wear[];

/** Standing behind the table. */
const standing = [
  stands('kiran-das', 92, 180, green, {
    ...{ tilt: -4, pitch: 0.5 },
    change: { dress: roundNeck(green), features: { smile: 1.1, open: 0.9 } },
  }),
  stands('arjun-pillai', 320, 170, pale, {
    ...{ tilt: -6, pitch: 0.8 },
    change: { beard: 'thick-moustache', dress: shirt(pale, 206), features: { smile: 0.8, brow: 1.1 } },
  }),
  stands('mini-thomas', 206, 142, red, {
    tilt: 5,
    change: {
      ...{ skin: 'umber', hair: 'black', dress: roundNeck(red) },
      features: { smile: 1.2, teeth: true, lash: 0.8, arch: 6 },
      parts: ({ h, tone, light }) => parted(h, tone, light, { part: 0.3, length: 150 }),
    },
  }),
];

/** The laptop of all six, seen from behind; its screen lights whoever sits there. */
const laptop = layers(
  fill('M-62 -78Q-62 -84 -56 -84H56Q62 -84 62 -78L66 0H-66Z', c.slate),
  shade('M-62 -84H62L66 0H-66Z', { colour: c.ink, x: -66, y: 0, angle: -30, length: 110 }),
  fill('M0 -56C12 -44 16 -36 17 -28H0Z', c.rope),
  box(-72, -2, 144, 8, c.shoal, 3),
);

/** An aluminium kettle, as in any tea shop. */
const kettle = layers(
  line('M-26 -56C-26 -92 26 -92 26 -56', c.teak, 7),
  line('M30 -30C50 -32 48 -52 62 -58', c.rope, 10),
  fill('M-40 0C-46 -34 -30 -58 0 -58C30 -58 46 -34 40 0Z', c.rope),
  shade('M-40 0C-46 -34 -30 -58 0 -58C30 -58 46 -34 40 0Z', {
    colour: c.slate,
    x: -44,
    y: 0,
    angle: -20,
    length: 70,
  }),
  fill(roundedPath(-18, -66, 36, 9, 4), c.shoal),
  disc(0, -70, 5, c.teak),
);

/** The table, its front in the dark. */
const table = layers(
  box(4, 478, 378, 16, c.teak, 2),
  box(18, 494, 340, 96, c.umber),
  shade('M18 494H358V590H18Z', { colour: c.ink, x: 18, y: 590, angle: -40, length: 220 }),
);

/** The two who are known, and one of the others, seated. */
const seated = [
  sit(
    'irfan-maliyekkal',
    at(70, 332, {
      yaw: 0.75,
      tilt: 3,
      change: {
        hair: 'black',
        beardTone: 'black',
        features: { age: 0, smile: 0.9, brow: 1.15 },
        parts: ({ h, tone, light }) => ({
          top: crop(h, tone, light, { volume: 16, line: -66, corners: 8, quiff: 12 }).top,
        }),
      },
    }),
  ),
  sit(
    'devika-menon',
    at(194, 318, {
      yaw: 0.6,
      tilt: -2,
      change: {
        features: { smile: 1, lash: 0.7, arch: 6, rouge: '#A83A34' },
        parts: ({ h, tone, light }) => bun(h, tone, light, { part: 0.2, size: 28 }),
      },
    }),
  ),
  sit(
    'yusuf-abdi',
    at(308, 338, {
      yaw: 0.9,
      tilt: -8,
      pitch: 0.7,
      change: {
        features: { smile: 1.2, teeth: true },
        dress: shirt({ lit: c.sun, shade: c.turmeric, trim: c.glow }, 210),
      },
    }),
  ),
];

/** Six people round one table at the edge of the lamp's light, on a transparent ground. */
export function firstRoom(): Svg {
  const dark = (id: string, markup: Svg): Svg => `<radialGradient id="${id}" ${markup}</radialGradient>`;
  return document(
    '-16 84 456 506',
    layers(
      rim('rim-far', 0.6),
      rim('rim-near', 0.86),
      standing.map((one) => lit('far', one)),
      seated.map((one) => lit('near', clip(rectPath(-16, 0, 456, 482), one))),
      lit('near', table),
      lit(
        'near',
        arm([14, 440], [30, 476], [86, 476], 17, c.tide, skinOf('irfan-maliyekkal'), {
          bare: 0.3,
          curl: 0.6,
        }),
      ),
      lit('near', place(laptop, 178, 480, 0, 0.92)),
      lit('near', teaGlass(364, 480, 32, c.coral, c.blush)),
      lit('near', place(kettle, 300, 480, 0, 0.8)),
      line('M352 424q8 -12 0 -24t0 -24', c.mist, 3, 'opacity="0.4"'),
      dark(
        'night',
        `gradientUnits="userSpaceOnUse" cx="470" cy="150" r="560"><stop offset="0.3" stop-color="${c.ink}" stop-opacity="0"/><stop offset="1" stop-color="${c.ink}" stop-opacity="0.58"/>`,
      ),
      box(-16, 84, 456, 506, 'url(#night)'),
    ),
  );
}
