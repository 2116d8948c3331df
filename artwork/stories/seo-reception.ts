import {
  box,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  ring,
  times,
  turned,
  type Svg,
} from '#artwork/draw/index.ts';
import { saree } from '#artwork/portraits/dress-draped.ts';
import { bun } from '#artwork/portraits/longhair.ts';
import { earrings } from '#artwork/portraits/ornaments.ts';
import { figure } from '#artwork/portraits/portrait.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.seo;
const [pine, moss] = ['#123f33', '#5f7a6c'];
const skin = skins.brown;

const receptionist = figure({
  slug: '',
  name: '',
  role: '',
  group: 'review',
  city: '',
  alt: '',
  ground: { colour: pine, sun: mark, at: [0, 0, 0] },
  light: 'ahead',
  pose: { yaw: 0.45, pitch: 0.2, tilt: 6 },
  build: { jaw: 0.93, chin: -3, nose: 1, bridge: -1 },
  stance: { wide: 138, turn: 0.3, raise: 6, neck: 30 },
  skin: 'brown',
  hair: 'black',
  features: { smile: 0.7, lash: 0.8, arch: 6, brow: 0.9 },
  dress: saree({ lit: c.ember, shade: c.brick }, { lit: paper, shade: '#b7c6b8' }, mark, c.turmeric),
  parts: ({ h, tone, light }) => {
    const hair = bun(h, tone, light, { part: -0.2, size: 36, flowers: true });
    return { back: hair.back ?? '', top: hair.top + earrings(h, mark, 7) };
  },
});

/** A key on its hook, with its tag. */
const key = (x: number, y: number, swing: number): Svg =>
  layers(
    disc(x, y, 6, paper),
    turned(
      layers(
        ring(x, y + 16, 11, mark, 5),
        line(`M${x} ${y + 27}v36M${x} ${y + 48}h12M${x} ${y + 60}h9`, mark, 6),
        box(x - 34, y + 22, 26, 40, moss, 4),
      ),
      swing,
      x,
      y,
    ),
  );

/** Hooks for the keys of twenty rooms; some of the guests are out. */
const board = layers(
  box(0, 0, 800, 1040, pine),
  box(36, 40, 728, 520, ink, 10),
  times(20, (room) => {
    const [x, y] = [110 + (room % 5) * 146, 84 + Math.floor(room / 5) * 122];
    return [3, 8, 14, 15].includes(room) ? disc(x, y, 6, moss) : key(x, y, ((room * 37) % 13) - 6);
  }),
);

/** A school notebook, half filled, in the hand of several guests' languages. */
const notebook = layers(
  fill('M-236 0L-190 -128H190L236 0Z', '#ffffff'),
  line('M0 -128V0', moss, 4),
  times(4, (row) => line(`M${-186 + row * -11} ${-100 + row * 27}H${-26}`, '#c3cfc6', 4)),
  times(4, (row) => line(`M26 ${-100 + row * 27}H${186 + row * 11}`, '#c3cfc6', 4)),
  times(3, (row) =>
    line(
      `M${-170 + row * -11} ${-104 + row * 27}${'q8 -16 15 -2t15 -3'.repeat(row === 1 ? 3 : 4)}`,
      ground,
      5,
    ),
  ),
);

/** A pencil that stands on its point. */
const pencil = layers(
  box(-9, -176, 18, 134, ground),
  box(-9, -196, 18, 20, mark),
  fill('M-9 -42H9L0 0Z', '#e9c79a') + fill('M-4 -16H4L0 0Z', ground),
);

/** An arm from a shoulder above the desk over the elbow at the left to the wrist at the origin. */
export const arm = (shoulder: number, sleeve: string, dark: string): Svg =>
  layers(
    fill('M-90 -34C-60 -30 -30 -24 2 -20V24C-30 32 -60 38 -92 40Z', skin.lit),
    fill('M2 8V24C-30 32 -60 38 -92 40V24C-60 24 -30 18 2 8Z', skin.shade),
    fill(
      `M${shoulder} -172C${shoulder - 70} -150 -206 -90 -206 -10C-206 34 -180 42 -146 44Q-110 48 -84 44Q-74 4 -84 -40Q-60 -60 ${shoulder + 40} -64Z`,
      sleeve,
    ),
    line('M-84 -38Q-112 -26 -132 -34', dark, 5),
  );

/** Her writing hand: the pencil lies between thumb and forefinger and leans back over it. */
export const writing = layers(
  fill('M-8 -22C18 -36 52 -34 66 -14C74 6 66 30 44 34C20 38 -2 32 -8 24Z', skin.lit),
  fill('M-8 10C14 30 44 30 66 8C68 26 58 34 44 36C20 40 -2 34 -8 24Z', skin.shade),
  place(pencil, 104, 44, -32),
  [14, 26].map((y) => line(`M34 ${y}H${70 - y * 0.4}`, skin.lit, 17)),
  line('M36 22H60', skin.shade, 3),
  line('M34 -20Q62 -22 84 16', skin.lit, 18),
  line('M26 6Q52 10 76 22', skin.lit, 17) + line('M32 16Q52 20 66 26', skin.shade, 3),
);

/** Her other hand, flat on the page. */
const flat = layers(
  fill('M-4 -20C20 -34 52 -30 64 -16V24C44 36 16 34 -4 24Z', skin.lit),
  [64, 74, 70, 54].map((reach, index) => line(`M50 ${-16 + index * 14}L${50 + reach * 0.8} ${-20 + index * 17}`, skin.lit, 15)),
  [0, 1, 2].map((gap) => line(`M54 ${-9 + gap * 14}L84 ${-11 + gap * 16}`, skin.shade, 3)),
  line('M12 -18Q34 -44 62 -44', skin.lit, 15),
  line('M-16 -24V26', mark, 7),
); // prettier-ignore

/** The receptionist, who writes down what she was asked. */
export const reception: Svg = layers(
  board,
  place(receptionist, 400, 360, 0, 1.9),
  fill('M40 800H760L800 884H0Z', paper) + box(0, 884, 800, 160, mark),
  place(notebook, 404, 880, 0, 1, 0.62),
  place(arm(-110, c.ember, c.brick) + writing, 330, 850),
  place(arm(34, '#cbd7ca', '#a9baab') + flat, 562, 852, 0, -1),
);
