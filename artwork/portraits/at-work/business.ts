import {
  box,
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
import { grips, raises, rests } from '#artwork/portraits/at-work/hands.ts';
import { arjun, bea, nithya } from '#artwork/portraits/at-work/telephones.ts';
import type { AtWork } from '#artwork/portraits/at-work/at-work.ts';
import { d } from '#artwork/portraits/geometry.ts';
import { skins } from '#artwork/portraits/tones.ts';

const spines = [c.ember, c.paper, c.sun, c.tide, c.rose, c.mist, c.palm, c.rope, c.navy];
const bands = [c.sun, c.laterite, c.tide, c.aqua, c.umber, c.navy, c.sun, c.clay, c.ember];
/** Nine dictionaries, the last on top at the height of his eyes. */
const dictionaries = times(9, (i) => {
  const [y, x, w] = [286 - i * 33, [0, 8, -6, 4, -10, 6, -2, 9, -4][i] ?? 0, 136 - ((i * 7) % 17)];
  const path = roundedPath(x - w / 2, y - 32, w, 32, 5);
  return layers(
    fill(path, spines[i] ?? c.paper),
    shade(path, { colour: c.ink, x: x + w / 2 + 4, y, angle: 184, length: 46, opacity: 0.35 }),
    box(x - w / 2 + 16, y - 32, 9, 32, bands[i] ?? c.sun),
    box(x - w / 2 + 38, y - 20, 34 + ((i * 11) % 22), 8, bands[i] ?? c.sun, 4),
  );
});

const vimal: AtWork = { slug: 'vimal-raghav', aside: -54, front: place(dictionaries, 132, 8) };

const coin = layers(
  disc(0, 0, 33, c.turmeric),
  disc(-2, -2, 31, c.sun),
  line('M-16 -8a18 18 0 0 1 30 -6', c.glow, 4),
  fill('M-2 -15L13 11H-13C-8 2 -5 -6 -2 -15Z', c.turmeric),
);
const pile = (x: number, y: number, n: number): Svg =>
  times(n, (i) =>
    layers(
      fill(d`M${x - 30} ${y - i * 11}v9a30 9 0 0 0 60 0v-9Z`, c.turmeric),
      fill(d`M${x - 30} ${y - i * 11}a30 9 0 1 0 60 0a30 9 0 1 0 -60 0Z`, c.sun),
    ),
  );

const sana: AtWork = {
  slug: 'sana-haddad',
  aside: -30,
  front: layers(
    pile(-84, 276, 5),
    pile(-150, 284, 2),
    rests({
      elbow: [92, 268],
      wrist: [118, 186],
      sleeve: { lit: c.navy, shade: c.night },
      skin: skins.olive,
      thumb: -1,
    }),
    line('M138 72V34M162 64V42M114 64V42', c.turmeric, 6),
    place(coin, 138, -22, -18),
  ),
};

const clapper = layers(
  box(-70, -66, 140, 96, c.ink, 4),
  place(
    layers(
      box(0, -26, 142, 24, c.ink),
      times(4, (i) => fill(d`M${8 + i * 36} -26h18l-12 24h-18Z`, c.paper)),
    ),
    -70,
    -66,
    -13,
  ),
  line('M-54 -44H54M-54 4H-10', c.paper, 3),
  line('M-34 -32v24M-14 -32v24M6 -32v24', c.sun, 7),
);

const basil: AtWork = {
  slug: 'basil-kuriakose',
  front: layers(
    raises({
      elbow: [166, 266],
      wrist: [148, 112],
      sleeve: { lit: c.turmeric, shade: '#A8651A' },
      skin: skins.bronze,
      thumb: -1,
    }),
    place(clapper, -96, 268, -4),
  ),
};

const sheet = layers(
  fill('M-66 -84H66V84H-66Z', c.paper),
  shade('M-66 -84H66V84H-66Z', { colour: c.rope, x: -70, y: 96, angle: -50, length: 90 }),
  line('M-46 -56H40M-46 -30H-14M-46 22H34M-46 48H6', c.slate, 7),
  line('M2 -30H46M-46 -4H46', c.rope, 7),
  line('M-4 -32L50 -28M-52 -8Q0 4 52 -6', c.ember, 6),
);
const redPencil = layers(
  fill('M-7 -84H7V54H-7Z', c.ember),
  fill('M0 -84H7V54H0Z', c.laterite),
  fill('M-7 54H7L0 78Z', c.blush),
  fill('M-2.4 70H2.4L0 78Z', c.ember),
);

const lakshmi: AtWork = {
  slug: 'lakshmi-warrier',
  front: layers(
    place(sheet, 96, 216, 8),
    grips(
      {
        elbow: [-92, 272],
        wrist: [18, 222],
        sleeve: { lit: skins.brown.lit, shade: skins.brown.shade },
        skin: skins.brown,
        thumb: 1,
      },
      place(redPencil, 0, 0, 66),
    ),
  ),
};

/** The heads of the disciplines. */
export const business: AtWork[] = [nithya, vimal, sana, arjun, basil, lakshmi, bea];
