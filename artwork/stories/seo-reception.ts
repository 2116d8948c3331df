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
import { arm } from '../scenes/kit.ts';
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

const pencil = layers(
  box(-86, -8, 110, 16, mark),
  fill('M24 -8L52 0L24 8Z', '#e9c79a') + fill('M42 -3L52 0L42 3Z', ground),
  box(-100, -8, 16, 16, c.ember),
);

const bell = layers(
  fill('M-62 0A62 58 0 0 1 62 0Z', mark),
  box(-70, 0, 140, 16, paper, 6),
  box(-6, -74, 12, 18, paper) + disc(0, -76, 11, paper),
);

/** The receptionist, who writes down what she was asked. */
export const reception: Svg = layers(
  board,
  place(receptionist, 400, 360, 0, 1.9),
  fill('M40 800H760L800 884H0Z', paper) + box(0, 884, 800, 160, mark),
  place(notebook, 404, 880, 0, 1, 0.62),
  arm([236, 716], [172, 838], [318, 838], 46, c.ember, skin, { bare: 0.55, curl: 0.8 }),
  place(pencil, 392, 820, 118, 1.1),
  arm([566, 724], [640, 838], [528, 850], 44, '#b7c6b8', skin, { bare: 0.62, mirror: true }),
  place(bell, 706, 858, 0, 0.8),
);
