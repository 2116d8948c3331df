import {
  box,
  circlePath,
  disc,
  fill,
  layers,
  line,
  palette as c,
  place,
  rectPath,
  roundedPath,
  shade,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import type { AtWork } from '#artwork/portraits/at-work/at-work.ts';
import { grips, holds, rests } from '#artwork/portraits/at-work/hands.ts';
import { finger } from '#artwork/portraits/clients/ink.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { limb } from '#artwork/portraits/limb.ts';
import { skins } from '#artwork/portraits/tones.ts';

/** A closing report with one question on it. */
const report = layers(
  place(box(-62, -86, 124, 156, c.rope), 7, -5, 5),
  fill('M-62 -86H62V70H-62Z', c.paper),
  shade('M-62 -86H62V70H-62Z', { colour: c.rope, x: -66, y: 84, angle: -50, length: 80 }),
  line('M-44 -62H-4M-44 -42H-12M-44 42H-6M-44 -22H-20M-44 22H-20M-44 0H-22', c.shoal, 6),
  line('M2 -34C2 -66 48 -64 46 -30C44 -6 22 -8 22 22', c.ember, 13),
  disc(22, 46, 8.6, c.ember),
);

const devika: AtWork = {
  slug: 'devika-menon',
  aside: -34,
  back: limb([24, 220], [146, 274], 46, 32, c.clay),
  front: layers(
    holds(
      {
        elbow: [146, 268],
        wrist: [132, 186],
        upper: 'behind',
        sleeve: { lit: c.laterite, shade: c.clay },
        skin: skins.bronze,
        thumb: -1,
      },
      place(report, 6, -16, -2),
      56,
    ),
    rests({
      elbow: [-150, 262],
      upper: { from: [-127, 208], tone: c.laterite },
      wrist: [-14, 274],
      sleeve: { lit: c.laterite, shade: c.clay },
      skin: skins.bronze,
      thumb: -1,
    }),
  ),
};

const GLASS = 'M-44 -78C-44 -34 -8 -20 -8 0C-8 20 -44 34 -44 78H44C44 34 8 20 8 0C8 -20 44 -34 44 -78Z';
/** For somebody who knows what an hour costs. */
const hourglass = layers(
  fill(GLASS, c.mist),
  fill('M-37 -46C-28 -22 -5 -16 -4 0H4C5 -16 28 -22 37 -46Q0 -36 -37 -46Z', c.ember),
  line('M0 0V60', c.ember, 4),
  fill('M-43 76C-30 50 -10 42 0 36C10 42 30 50 43 76Z', c.ember),
  line('M-30 -64C-28 -46 -16 -34 -10 -22', c.paper, 5),
  line('M-54 -78V78M54 -78V78', c.turmeric, 8),
  [-88, 76].map((y) => fill(roundedPath(-64, y, 128, 15, 6), c.teak) + box(-58, y + 3, 116, 4, c.coral, 2)),
);

const saif: AtWork = { slug: 'saif-al-qubaisat', aside: -16, front: place(hourglass, 132, 206) };

const panel = (from: number, to: number, colour: string): Svg =>
  fill(d`M0 -92Q${from * 0.62} -74 ${from} 0Q${(from + to) / 2} -24 ${to} 0Q${to * 0.62} -74 0 -92Z`, colour);
/** Big enough for both offices; it drips at the ribs. */
const umbrella = layers(
  panel(-178, -104, c.laterite),
  panel(178, 104, c.brick),
  panel(-104, -36, c.ember),
  panel(104, 36, c.laterite),
  panel(-36, 36, c.sun),
  line('M0 -92V-108', c.teak, 8),
  [-178, 178].map(
    (x, i) =>
      fill(d`M${x} ${14 + i * 18}q9 15 0 19q-9 -4 0 -19Z`, c.lagoon) +
      fill(d`M${x} ${64 + i * 14}q9 15 0 19q-9 -4 0 -19Z`, c.lagoon),
  ),
);

const jose: AtWork = {
  slug: 'jose-kalathil',
  aside: -34,
  front: layers(
    grips(
      {
        elbow: [150, 270],
        upper: { from: [80, 208], tone: '#7FA9AF' },
        wrist: [128, 168],
        sleeve: { lit: '#BFD8DA', shade: '#7FA9AF' },
        skin: skins.honey,
        thumb: -1,
      },
      place(layers(line('M0 -340V40', c.teak, 9), line('M0 40q0 24 20 22q14 -2 12 -16', c.teak, 10)), 0, 0),
    ),
    place(umbrella, 26, -136, 6),
  ),
};

/** At half past six everybody goes home. */
const clock = layers(
  disc(4, 4, 66, c.clay),
  disc(0, 0, 66, c.ember),
  disc(0, 0, 53, c.paper),
  shade(circlePath(0, 0, 53), { colour: c.rope, x: 50, y: 40, angle: 215, length: 60 }),
  times(12, (i) => place(box(-2.6, -46, 5.2, i % 3 ? 7 : 12, c.ink), 0, 0, i * 30)),
  place(line('M0 0V-26', c.ink, 8), 0, 0, 195),
  line('M0 0V38', c.ink, 5.4),
  disc(0, 0, 6, c.ember),
);

const ayesha: AtWork = {
  slug: 'ayesha-thangal',
  aside: 30,
  back: limb([-24, 222], [-126, 276], 46, 32, '#552741'),
  front: holds(
    {
      elbow: [-126, 270],
      upper: 'behind',
      wrist: [-138, 150],
      sleeve: { lit: '#6B3350', shade: '#45203A' },
      skin: skins.honey,
      thumb: 1,
    },
    place(clock, -2, -42, 33),
    44,
  ),
};

const CASE = 'M-150 0H150V86H-150Z';
/** A harmonium, seen over its back: the keys are on his side. */
const harmonium = layers(
  fill('M-132 -34H132L150 0H-150Z', c.paper),
  line(
    times(15, (i) => d`M${-116 + i * 16.6} -34L${-131 + i * 18.8} 0`),
    c.rope,
    2,
  ),
  times(15, (i) => (i % 7 === 2 || i % 7 === 6 ? '' : fill(d`M${-112 + i * 16.6} -34h9l1 19h-10Z`, c.ink))),
  fill(CASE, c.teak),
  shade(CASE, { colour: c.umber, x: 160, y: 60, angle: 190, length: 150 }),
  fill(rectPath(-150, 0, 300, 9), c.coral),
  fill(roundedPath(-126, 22, 252, 48, 8), c.umber),
  times(6, (i) =>
    fill(
      d`M${-105 + i * 42} 30Q${-87 + i * 42} 46 ${-105 + i * 42} 62Q${-123 + i * 42} 46 ${-105 + i * 42} 30Z`,
      c.sun,
    ),
  ),
);
/** Two hands on the keys. */
const playing = [-1, 1].map((s) =>
  layers(
    limb([s * 152, 236], [s * 82, 182], 31, 24, c.night),
    limb([s * 150, 234], [s * 80, 180], 28, 21, c.navy),
    limb([s * 80, 182], [s * 66, 184], 18, 20, skins.olive.lit),
    [0, 1, 2, 3].map((i) =>
      finger(
        d`M${s * (76 - i * 14)} ${184 - i * 2}L${s * (74 - i * 16)} ${206 - Math.abs(i - 1) * 2}`,
        skins.olive,
        14,
      ),
    ),
  ),
);

const gurdeep: AtWork = { slug: 'gurdeep-sandhu', front: layers(place(harmonium, 0, 220), playing) };

/** The officers. */
export const leaders: AtWork[] = [devika, saif, jose, ayesha, gurdeep];
