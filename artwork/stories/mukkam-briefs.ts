import {
  box,
  clip,
  disc,
  ellipsePath,
  fill,
  form,
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
import { skins, type Skin } from '#artwork/portraits/tones.ts';
import { bag, chairBack } from '../posters/stories/mall-of-mukkam.ts';
import { cook, grandmother, reviewer, voice } from '../posters/stories/mukkam-people.ts';
import type { Still } from '../still.ts';
import { print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const [width, height, counter] = [480, 680, 628];
const [red, teal, deep, sun] = ['#d9552c', '#2b8f80', '#1c6156', '#ffcf4d'];

/** Fingers that come round an edge at the origin and point to the right, forefinger first. */
const fingers = (skin: Skin): Svg =>
  [44, 54, 50, 38].map((reach, index) => line(`M0 ${index * 23}H${reach}`, skin.lit, 24)).join('') +
  times(3, (gap) => line(`M2 ${gap * 23 + 11.5}H38`, skin.shade, 3));

/** A forearm that goes down from the wrist at the origin, muscle on its outer side. */
const forearm = (skin: Skin): Svg => {
  const outline = 'M-25 -20C-28 40 -58 84 -54 150L-44 330H40L46 150C46 90 26 40 25 -20Z';
  return fill(outline, skin.lit) + clip(outline, fill('M4 -20C6 60 20 110 12 330H80V-20Z', skin.shade));
};

/** A fist round a rod through the origin, its forearm below; mirrored, the arm of the other side. */
const fist = (skin: Skin, rod: Svg): Svg =>
  layers(
    place(forearm(skin), 14, 44, -8),
    fill(roundedPath(-30, -44, 74, 96, 30), skin.shade),
    rod,
    place(fingers(skin), -24, -32),
    line('M34 -38Q10 -60 -14 -46', skin.lit, 23),
  );

/** A football boot on its side, its laces' end at the origin, the toe to the left. */
const boot = (upper: string, dark: string, stripe: string): Svg => {
  const shape =
    'M52 -12C62 20 72 52 74 88Q74 100 62 100H-98C-122 100 -128 82 -110 70C-84 54 -52 50 -28 32C-12 20 -4 4 0 -12Q26 4 52 -12Z';
  return layers(
    [-104, -66, 20, 54].map((x) => fill(`M${x} 104H${x + 26}L${x + 20} 136H${x + 6}Z`, ink)),
    form(shape, upper, dark, 90, 110, -140, 150),
    fill('M-116 96H74V110Q74 116 66 116H-98Q-114 116 -116 96Z', ink),
    line('M-8 84L22 30M20 84L44 36M-36 84L-4 40', stripe, 11),
    line('M-30 30L-14 46M-14 18L2 34M-2 2L16 16', stripe, 6),
    line('M-84 60Q-70 76 -76 96', dark, 4),
  );
};

/** A pair tied by its laces to a fist at the origin, toes down, soles outwards. */
const boots: Svg = layers(
  line('M0 0L-10 130M0 0L12 84', paper, 6),
  place(boot('#fff3e0', '#d8c09a', teal), -2, 134, 74, -0.98),
  place(boot(red, '#a33a17', paper), 6, 84, -78, 0.98),
);

/** What he wears on match days, over the ear that he turns to us. */
const headset = layers(
  line('M56 -18C62 -90 34 -122 4 -130', ink, 11),
  disc(56, 10, 27, ink) + disc(56, 10, 13, red),
  line('M46 32Q36 84 -18 86', ink, 7) + disc(-22, 86, 12, ink),
);

/** Markings of a pitch. */
const pitch = layers(
  times(4, (stripe) => box(0, 60 + stripe * 170, width, 85, '#2b7a4c')),
  ring(240, 330, 200, paper, 6) + line('M-10 330H490', paper, 6),
);

/** Her hand on the arm of the chair, at the left of the picture. */
const resting = (sleeve: string, trim: string): Svg =>
  layers(
    fill('M-44 6C-30 -24 10 -30 62 -16V70L34 24Z', sleeve),
    fill(roundedPath(-42, -6, 72, 60, 26), skins.brown.lit),
    place(fingers(skins.brown), 22, 38, 90, 0.9, 0.74),
    line('M-46 6Q-6 -8 34 16', trim, 7),
  );

/** The front of the chair: the seat and both arms, on which her hands rest. */
const seat = layers(
  box(70, 520, 340, 110, deep),
  [0, 364].map((x) => form(roundedPath(x - 6, 412, 122, 240, 54), teal, deep, x + 130, 640, -150, 130)),
  place(resting(ground, sun), 76, 404),
  place(resting('#e6d9bd', sun), 404, 404, 0, -1),
);

/** A wedding pot and its steam, standing on the origin. */
const wedding = layers(
  [-176, 150].map((x) => line(`M${x} -236q-26 -30 0 -60t0 -60`, paper, 13)),
  form('M-190 -196H190C228 -66 150 0 0 0S-228 -66 -190 -196Z', '#c9cdd0', '#7b868d', 230, 40, -150, 300),
  fill(ellipsePath(0, -200, 212, 34), '#e9ecec') + fill(ellipsePath(0, -200, 174, 21), '#5a2a12'),
);

/** One stall of the four that stand side by side under one awning: its wall, and who stands at its counter. */
function stall(name: string, wall: string, dark: string, drawn: Svg): Still {
  const whole = rectPath(0, 0, width, height);
  return print(
    `mukkam-${name}`,
    width,
    height,
    layers(
      box(0, 0, width, height, wall),
      shade(whole, { colour: dark, x: 240, y: 700, angle: -90, length: 330, reach: 700, opacity: 0.8 }),
      drawn,
      times(8, (scallop) =>
        fill(`M${scallop * 60} -10h60V44a30 32 0 0 1 -60 0Z`, scallop % 2 ? paper : '#b03d1c'),
      ),
      box(0, counter, width, height - counter, ink),
    ),
  );
}

/** What is packed for a day at school. */
const books = layers(
  box(158, 348, 34, 100, paper, 4) + box(196, 326, 34, 120, ground, 4) + box(234, 344, 46, 120, red, 4),
  line('M300 420L318 316', ink, 12),
);

export const briefs: readonly Still[] = [
  stall(
    'bag',
    mark,
    teal,
    layers(
      place(reviewer, 246, 206, 0, 1.04),
      books,
      place(bag, 240, counter, 0, 4.2, 3.6),
      place(fingers(skins.bronze), 112, 470) + place(fingers(skins.bronze), 368, 470, 0, -1),
    ),
  ),
  stall(
    'pot',
    ground,
    ink,
    layers(
      place(cook, 214, 204, 0, 1.06),
      place(fist(skins.umber, line('M-16 -150L-4 300', '#c98f4d', 20)), 344, 352),
      place(wedding, 236, counter + 14),
    ),
  ),
  stall(
    'boots',
    '#2f8a55',
    '#1c5f3a',
    layers(
      pitch,
      place(voice, 166, 226, 0, 1.02) + place(headset, 166, 226, 0, 1.02),
      place(fist(skins.honey, ''), 344, 262),
      place(boots, 344, 290),
    ),
  ),
  stall(
    'chair',
    sun,
    '#e29a55',
    layers(place(chairBack, 240, 360, 0, 2.3), place(grandmother, 244, 206, 0, 1.02), seat),
  ),
];
