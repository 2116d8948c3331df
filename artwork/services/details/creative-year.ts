import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  place,
  rectPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { limb } from '#artwork/portraits/limb.ts';
import { arm, skinOf } from '#artwork/scenes/kit.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { rubber } from './creative-boy.ts';
import { one } from './creative-crowd.ts';
import {
  canopy,
  carpet,
  cream,
  lilac,
  night,
  pale,
  panel,
  rain,
  red,
  violet,
  yellow,
} from './creative-umbrella.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const amber = '#F0A71E';

/** Ground and ink of a month that deserves a campaign, and its scene in 360 by 420 units, wider on both sides. */
type Scene = readonly [ground: string, ink: string, body: Svg];

/** Ramadan: somebody has seen the crescent. */
const crescent = (): Svg =>
  layers(
    disc(262, 108, 76, yellow) + disc(288, 88, 68, violet),
    times(5, (star) => disc([20, 96, 150, 330, 372][star] ?? 0, [120, 46, 92, 214, 30][star] ?? 0, 4, cream)),
    one('doctor', 128, 250, 0.92, 'right', 0.7),
  );

/** Vishu: golden blossom hangs over her. */
const blossom = (): Svg =>
  layers(
    one('student', 130, 230, 0.92, 'right', 0.5),
    [[-96, 5], [222, 10], [292, 6], [362, 9]].map(([x = 0, beads = 0]) =>
      line(`M${x} -10V${beads * 29}`, night, 3) +
      times(beads, (bead) => disc(x + (bead % 2 ? 13 : -13), 6 + bead * 30, 23 - (bead * 15) / beads, bead % 3 ? yellow : amber)),
    ),
  ); // prettier-ignore

/** School opens: the boy in the red coat, his bag on his back. */
const school = (): Svg =>
  layers(
    rain('june', [-160, 0, 700, 420], lilac, (x, y) => y > 130 && Math.abs(x - 170) < 150),
    box(190, 260, 140, 200, yellow, 26) + box(218, 330, 84, 60, amber, 10),
    one('child', 168, 216, 1, 'right', 0.5),
    line('M102 362Q94 396 98 440M236 362Q246 396 242 440', yellow, 22),
  );

/** The rain: nothing of him is seen but his boots. */
const downpour = (): Svg =>
  layers(
    times(2, (each) => rain(`july-${each}`, [-160, 0, 700, 390], each ? pale : lilac, (x, y) => y > 200 && Math.abs(x - 180) < 120)),
    box(-160, 372, 700, 60, lilac),
    limb([156, 250], [150, 330], 22, 16, night) + limb([206, 250], [210, 330], 22, 16, night),
    rubber(148, 356, 0, 0.62) + rubber(208, 356, 0, 0.62),
    place(fill(canopy, red) + fill(panel, cream), 180, 282, -6, 3, 3.5),
    times(5, (each) => line(`M${70 + each * 54} ${70 + Math.abs(each - 2) * 26}l-10 -22M${84 + each * 54} ${70 + Math.abs(each - 2) * 26}l10 -22`, cream, 5)),
    line('M60 396h70M150 408h90M262 394h60', pale, 5),
  ); // prettier-ignore

/** Onam: he is glad of the carpet. */
const onam = (): Svg =>
  layers(one('elder', 150, 150, 0.86, 'right', -0.9), place(carpet(0, 0, 176), 190, 372, 0, 1, 0.42));

/** The national day: a flag as wide as the street. */
function flag(): Svg {
  const wave = (y: number, h: number): string =>
    `M96 ${y}q78 -40 156 0t156 0t156 0v${h}q-78 -40 -156 0t-156 0t-156 0Z`;
  return layers(
    fill(wave(38, 66), '#1D6F51') + fill(wave(104, 66), '#FFFFFF') + fill(wave(170, 66), night),
    fill('M96 38q40 -22 80 -19V218q-40 -2 -80 18Z', '#C8102E'),
    box(84, 14, 12, 420, cream, 6),
    one('trader', 214, 316, 0.74, 'left', 0.4),
    arm([150, 450], [84, 470], [90, 352], 30, cream, skinOf('ruth-wanjala'), {
      bare: 0.3,
      curl: 0.9,
      turn: -80,
    }),
  );
}

/** The scenes by the index of their month. */
const scenes = (): Record<number, Scene> => ({
  2: [violet, yellow, crescent()],
  3: [lilac, cream, blossom()],
  5: [pale, violet, school()],
  6: [violet, cream, downpour()],
  8: [yellow, violet, onam()],
  11: [lilac, cream, flag()],
});

/** Twelve months by name: a scene for each that deserves one, and a narrow strip for each to leave alone. */
export async function year(width: number, columns: number): Promise<Svg> {
  const [names, pictures] = [await Promise.all(months.map((name) => condensed(name, 30))), scenes()];
  const [quiet, h, gap] = [72, 420, 8];
  const rows = 12 / columns;
  const sheet = box(-4, -4, width + 8, rows * (h + gap) + 8, cream);
  return sheet + times(rows, (row) => {
    const inRow = names.map((name, index) => ({ name, scene: pictures[index] })).slice(row * columns, (row + 1) * columns);
    const loud = inRow.filter(({ scene }) => scene).length;
    const free = width - (columns - loud) * quiet - (columns - 1) * gap;
    let x = 0;
    return inRow.map(({ name, scene }) => {
      const w = scene ? free / loud : quiet;
      const [ground, ink, body] = scene ?? [pale, lilac, ''];
      const month = layers(
        box(0, 0, w, h, ground),
        place(body, (w - 360) / 2, 0),
        scene
          ? box(0, h - 58, name.width + 36, 58, ground) + name.at(18, h - 18, ink)
          : place(name.at(0, 0, ink), quiet / 2 + 15, h - 18, -90),
      );
      x += w + gap;
      return place(clip(rectPath(0, 0, w, h), month), x - w - gap, row * (h + gap));
    }).join('');
  }); // prettier-ignore
}
