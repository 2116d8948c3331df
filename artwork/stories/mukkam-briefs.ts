import {
  box,
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
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { grips, holds, raises, type Arm } from '#artwork/portraits/at-work/hands.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { chairBack } from '../posters/stories/mall-of-mukkam.ts';
import { cook, grandmother, reviewer, voice } from '../posters/stories/mukkam-people.ts';
import type { Still } from '../still.ts';
import { print } from './sheet.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds['mall-of-mukkam'];
const [width, height, counter] = [480, 680, 628];
const [red, teal, deep, sun] = ['#d9552c', '#2b8f80', '#1c6156', '#ffcf4d'];

/** A rod that stays at its own angle in the world, in the fist of an arm. */
const upright = ({ elbow, wrist }: Arm, rod: Svg, angle = 0): Svg =>
  place(rod, 0, 0, angle - 90 - (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI);

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

/** A pair that swings by its laces from a fist at the origin, toes down, soles outwards. */
const boots: Svg = layers(
  line('M0 0L-10 90M0 0L12 60', paper, 6),
  place(boot('#fff3e0', '#d8c09a', teal), -2, 94, 74, -0.98),
  place(boot(red, '#a33a17', paper), 6, 58, -78, 0.98),
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

/** A wedding pot and its steam, standing on the origin. */
const wedding = layers(
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

/** A school bag that stands open, the origin in its mouth, with books in it. */
const openBag = layers(
  fill('M-150 14C-150 -70 -120 -104 0 -104S150 -70 150 14Z', '#a33a17'),
  line('M-34 -100q0 -40 34 -40t34 40', ink, 13),
  turned(box(-118, -66, 40, 150, paper, 4) + box(-70, -88, 44, 150, teal, 4), -5, -80, 40),
  line('M-128 60L-150 -74', sun, 13),
);
const bagFront = layers(
  form(
    'M-158 6Q0 58 158 6L168 260Q166 290 130 290H-130Q-166 290 -168 260Z',
    sun,
    '#c98a12',
    180,
    290,
    -150,
    180,
  ),
  fill(roundedPath(-112, 128, 224, 120, 22), red) + line('M-112 168H112', ink, 7),
  box(-16, 150, 32, 48, paper, 6) + line('M-158 10Q0 62 158 10', '#c98a12', 9),
);

/** A lunch box of two floors, held by its bail. */
const lunchBox = layers(
  line('M-44 60V24q0 -24 44 -24t44 24V60', '#7b868d', 8),
  [40, 96].map((y) => form(roundedPath(-60, y, 120, 54, 10), '#e9ecec', '#98a3a9', 70, y + 60, -150, 60)),
  box(-66, 88, 132, 12, '#98a3a9', 5),
);

/** The arms of the four, in units of their portraits. */
const arms = {
  packs: { elbow: [178, 196], wrist: [102, 160], shoulder: [122, 244], sleeve: { lit: red, shade: '#bd4622' }, skin: skins.bronze, thumb: -1 },
  keeps: { elbow: [-158, 290], wrist: [-140, 196], shoulder: [-158, 300], sleeve: { lit: red, shade: '#bd4622' }, skin: skins.bronze, thumb: 1 },
  stirs: { elbow: [180, 200], wrist: [136, 130], shoulder: [136, 236], sleeve: { lit: '#fffaf0', shade: '#d8c7a6' }, skin: skins.umber, thumb: -1 },
  pushes: { elbow: [-126, 252], wrist: [46, 206], shoulder: [-120, 260], sleeve: { lit: '#fffaf0', shade: '#d8c7a6' }, skin: skins.umber, thumb: -1 },
  swings: { elbow: [160, 132], wrist: [132, 6], shoulder: [124, 224], sleeve: { lit: teal, shade: deep }, skin: skins.honey, thumb: -1 },
  speaks: { elbow: [-120, 236], wrist: [-84, 134], shoulder: [-122, 250], sleeve: { lit: teal, shade: '#237769' }, skin: skins.honey, thumb: 1 },
  judges: { elbow: [150, 214], wrist: [142, 96], shoulder: [126, 268], sleeve: { lit: ground, shade: '#74300f' }, skin: skins.brown, thumb: -1 },
  tests: { elbow: [-96, 254], wrist: [-146, 240], shoulder: [-94, 262], sleeve: { lit: ground, shade: '#85380f' }, skin: skins.brown, thumb: 1 },
} satisfies Record<string, Arm>; // prettier-ignore

/** The commentator's microphone. */
const microphone = layers(
  line('M0 60V-30', ink, 22),
  disc(0, -50, 30, '#3b3f46'),
  line('M-28 -42H28', sun, 7),
);

/** Arms of the chair, rolled at the front, before whoever sits in it. */
const chairArms = layers(
  box(-130, 290, 260, 200, deep),
  [-1, 1].map((side) =>
    layers(
      form(roundedPath(side * 170 - 62, 226, 124, 300, 60), teal, deep, side * 170 + 70, 420, -150, 130),
      ring(side * 170, 288, 34, deep, 6),
    ),
  ),
);

export const briefs: readonly Still[] = [
  stall(
    'bag',
    mark,
    teal,
    place(
      layers(
        turned(reviewer, 7, 0, 200),
        place(openBag, -12, 250),
        holds(arms.keeps, ''),
        grips(arms.packs, upright(arms.packs, lunchBox)),
        place(bagFront, -12, 250),
      ),
      226,
      240,
      0,
      1.22,
    ),
  ),
  stall(
    'pot',
    ground,
    ink,
    layers(
      [56, 420].map((x) => line(`M${x} 410q-34 -40 0 -80t0 -80t0 -80`, '#c9713a', 22)),
      place(
        layers(
          turned(cook, -7, 0, 220),
          grips(arms.pushes, upright(arms.pushes, line('M0 -330V120', '#c98f4d', 22), 22)),
          grips(arms.stirs, ''),
        ),
        232,
        226,
        0,
        1.22,
      ),
      place(wedding, 214, counter + 156, 0, 1.4, 1.2),
    ),
  ),
  stall(
    'boots',
    '#2f8a55',
    '#1c5f3a',
    layers(
      pitch,
      place(
        layers(
          turned(voice + headset, -9, 0, 200),
          grips(arms.speaks, upright(arms.speaks, microphone, 14)),
          grips(arms.swings, upright(arms.swings, boots, -24)),
        ),
        180,
        270,
        0,
        1.2,
      ),
    ),
  ),
  stall(
    'chair',
    sun,
    '#e29a55',
    place(
      layers(
        place(chairBack, 10, 120, 0, 2.2),
        turned(grandmother, 5, 0, 200),
        chairArms,
        holds(arms.tests, ''),
        raises(arms.judges),
      ),
      248,
      250,
      0,
      1.1,
    ),
  ),
];
