import {
  box,
  disc,
  fill,
  form,
  layers,
  line,
  place,
  polygonPath,
  random,
  rectPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { grips } from '#artwork/portraits/at-work/hands.ts';
import { roundNeck } from '#artwork/portraits/dress.ts';
import { figure } from '#artwork/portraits/portrait.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { tuckedHijab } from '#artwork/portraits/veils.ts';
import { arm, writing } from './seo-reception.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.performance;
const [dusk, amber, glow, cool, cloth, fold] = [
  '#0a4652',
  '#d97f16',
  '#ffd08a',
  '#a9cfc6',
  '#d9e7e2',
  '#9dbab5',
];

/** A receiver, upright around the origin. */
const receiver = layers(
  line('M-2 -62C22 -40 22 40 -2 62', amber, 27),
  line('M-5 -62C18 -40 18 38 -5 60', mark, 21),
  disc(-12, -64, 24, amber) + disc(-14, -66, 21, mark),
  disc(-12, 64, 24, amber) + disc(-14, 62, 21, mark),
);

/** Somebody at a window with a telephone at the ear, on a sill of 44 units. */
const answering = layers(
  fill('M-21 0V-14Q-20 -26 0 -27Q20 -26 21 -14V0Z', ink) + disc(0, -36, 11, ink),
  line('M18 -12L24 -26L13 -37', ink, 7) + line('M12 -46V-32', ink, 6),
);

/** A tower with rows of windows; many are lit, and whoever was rung stands in one. */
function tower(x: number, top: number, columns: number, next: () => number): Svg {
  const [pitch, storey, pane] = [72, 92, 48];
  const width = columns * pitch + 24;
  const rows = Math.ceil((720 - top) / storey);
  return layers(
    box(x, top, width, 900, ink),
    box(x + width * 0.28, top - 34, width * 0.3, 34, ink) + line(`M${x + width * 0.8} ${top}v-58`, ink, 6),
    times(rows * columns, (index) => {
      const [left, up] = [x + 24 + (index % columns) * pitch, top + 28 + Math.floor(index / columns) * storey];
      const chance = next();
      const colour = [mark, glow, mark, cool, paper][Math.floor(next() * 5)] ?? mark;
      if (chance > 0.74) return box(left, up, pane, 62, '#0d3a44');
      return box(left, up, pane, 62, colour) + (chance < 0.34 ? place(answering, left + 22, up + 62, 0, chance < 0.17 ? -1 : 1, 1) : line(`M${left + 24} ${up}v62`, ink, 4));
    }),
  ); // prettier-ignore
}

const caller = figure({
  slug: '',
  name: '',
  role: '',
  group: 'article',
  city: '',
  alt: '',
  ground: { colour: '', sun: '', at: [0, 0, 0] },
  light: 'ahead',
  pose: { yaw: -0.4, pitch: 0.1, tilt: 4 },
  build: { jaw: 0.95, chin: -3, nose: 1.02 },
  stance: { wide: 138, turn: 0.2, raise: 0, neck: 30 },
  skin: 'brown',
  hair: 'black',
  features: { smile: 1.5, lash: 0.8, arch: 3, brow: 0.9, raised: 4, gaze: -0.3, rouge: '#a3352a' },
  dress: roundNeck({ lit: '#2b8794', shade: '#17606c', trim: glow }, 190),
  parts: ({ h, b, light }) => {
    const wear = tuckedHijab(h, { lit: cloth, shade: fold, fold: '#7fa39d' }, light, b.x);
    return { ...wear, ears: false };
  },
});

/** The telephone from which the cord goes to the receiver; it rings. */
const telephone = layers(
  form('M-86 0C-82 -50 -54 -74 -46 -80H46C54 -74 82 -50 86 0Z', mark, amber, 90, 0, 190, 110),
  line('M-38 -84V-98M38 -84V-98', amber, 14),
  disc(0, -38, 29, paper) + disc(0, -38, 11, mark),
  times(8, (i) => disc(Math.cos(i * 0.785) * 20, -38 + Math.sin(i * 0.785) * 20, 3.6, ink)),
);

/** Names on the list, a tick before those that were rung. */
function names(from: number, to: number): Svg {
  const next = random('names');
  return times(Math.floor((to - from) / 58), (index) => {
    const x = from + index * 58;
    return layers(
      line(`M${x} 712L${x - 26} ${752}`, '#8aa3a4', 3),
      [0, 1, 2].map((row) => line(`M${x + 14 - row * 9} ${720 + row * 13}h${14 + next() * 22}`, ink, 4)),
    );
  });
}

/** Of the caller's blouse. */
export const sleeve = { lit: '#2b8794', shade: '#17606c' };

interface View {
  width: number;
  /** Where her eyes are. */
  x: number;
  /** The list on the desk, from its left end to its right. */
  list: readonly [from: number, to: number];
  /** The telephone's middle. */
  telephone: number;
  /** Towers behind her, far ones first. */
  far: readonly (readonly [x: number, top: number, width: number])[];
  near: readonly (readonly [x: number, top: number, columns: number])[];
}

/** The caller at her desk; the list runs over it and down its front, and those whom she rings stand at lit windows. */
function scene({ width, x, list: [from, to], telephone: at, far, near }: View): Svg {
  const [eyes, size] = [262, 1.85];
  const next = random('windows');
  return layers(
    box(0, 0, width, 870, ground),
    far.map(([left, top, across]) => box(left, top, across, 870, dusk)),
    near.map(([left, top, columns]) => tower(left, top, columns, next)),
    place(caller, x, eyes, 0, size),
    box(0, 690, width, 82, '#c46d1c'),
    shade(rectPath(0, 690, width, 82), { colour: '#9a4f10', x: width, y: 772, angle: -165, length: 420, reach: 1400 }),
    box(0, 768, width, 110, ink),
    fill(polygonPath([[from + 46, 700], [to, 700], [to - 36, 764], [from, 764]]), paper),
    fill(`M${from} 764h96V880h-96Z`, cloth) + times(4, (row) => line(`M${from + 18} ${788 + row * 22}h${[52, 40, 58, 46][row]}`, ink, 4)),
    names(from + 130, to - 60),
    place(telephone, at, 740),
    fill(`M${x - 157} 572Q${x - 110} 540 ${x - 50} 530L${x - 30} 690H${x - 130}Z`, sleeve.lit),
    place(arm(-84, sleeve.lit, sleeve.shade) + writing, x - 74, 742),
    line(`M${x + 142} 452C${x + 60} 640 ${x - 250} 560 ${at + 74} 716`, glow, 9, 'stroke-dasharray="0 13"'),
    line(`M${x + 142} 452C${x + 60} 640 ${x - 250} 560 ${at + 74} 716`, amber, 5),
    place(
      grips({ elbow: [150, 236], wrist: [110, 100], shoulder: [96, 190], sleeve, skin: skins.brown, thumb: -1 }, place(receiver, -8, -8, 14)),
      x, eyes, 0, size,
    ),
  ); // prettier-ignore
}

/** On the right of a wide picture; the town goes on below the heading. */
export const deskWide = scene({
  width: 1440,
  x: 1090,
  list: [230, 1210],
  telephone: 706,
  far: [[0, 570, 110], [300, 530, 150], [540, 440, 130], [930, 40, 150], [1380, 60, 120]],
  near: [[70, 634, 3], [400, 606, 2], [680, 150, 3], [1214, 96, 3]],
}); // prettier-ignore

/** The same for phones. */
export const deskTall = scene({
  width: 780,
  x: 452,
  list: [150, 600],
  telephone: 92,
  far: [[300, 60, 200]],
  near: [[-14, 130, 3], [570, 90, 3]],
}); // prettier-ignore

/** The desk at the end of the evening: the receiver back on the telephone, the last page of the list ticked. */
export const deskDone: Svg = layers(
  box(0, 0, 900, 900, ground),
  [[-40, 150, 2], [212, 270, 2], [700, 96, 3]].map(([x = 0, top = 0, columns = 2]) => tower(x, top, columns, random(`done ${x}`))),
  box(0, 470, 900, 110, '#c46d1c'),
  shade(rectPath(0, 470, 900, 110), { colour: '#9a4f10', x: 900, y: 580, angle: -165, length: 300, reach: 900 }),
  box(0, 576, 900, 324, ink),
  place(telephone, 500, 548, 0, 3.3),
  place(receiver, 500, 236, -90, 3),
  fill(polygonPath([[150, 498], [560, 498], [520, 570], [110, 570]]), paper),
  fill('M110 570H520V900H110Z', cloth),
  times(5, (row) => {
    const y = 606 + row * 62;
    return box(142, y, 36, 36, paper) + line(`M148 ${y + 18}L159 ${y + 30}L186 ${y - 8}`, ground, 9) + line(`M210 ${y + 9}H${[470, 410, 452, 380, 436][row]}M210 ${y + 28}H${[330, 370, 296, 340, 310][row]}`, ink, 9);
  }),
); // prettier-ignore
