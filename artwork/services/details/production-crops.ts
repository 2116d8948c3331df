import { box, fill, layers, line, place, rectPath, shade, times, type Svg } from '#artwork/draw/index.ts';
import { shirt } from '#artwork/portraits/dress.ts';
import { skins } from '#artwork/portraits/tones.ts';
import { arm, sit, teaGlass } from '#artwork/scenes/kit.ts';
import { teaMaker } from '#artwork/scenes/tea.ts';
import { condensed, plain } from '#artwork/stories/lettering.ts';

const [dark, paper, sun, ember, aqua] = ['#14100C', '#FBF6EE', '#FFB547', '#F0562B', '#A9CFC6'];
const tea = '#B5652B';
/** The ground of the words below it, too. */
const counter = '#5E2D1C';

/** The tea seller, who looks along the arm that pours. */
const seller = sit('latheef-koyamu', {
  x: 326,
  y: 268,
  scale: 1.08,
  facing: 'right',
  sun: 'left',
  yaw: 0.6,
  tilt: -4,
  change: { ...teaMaker, dress: shirt({ lit: '#2F7F95', shade: '#1D5468', trim: '#14404F' }, 214) },
});

const skin = skins.umber;
const bare = { bare: 0.45, curl: 0.8 };

/** A mug, tipped until it runs. */
const mug = layers(
  fill('M-34 -40H34L28 40H-28Z', '#C9CDD0'),
  shade('M-34 -40H34L28 40H-28Z', { colour: '#8F979C', x: 34, y: 0, angle: 180, length: 50 }),
  box(-38, -46, 76, 10, '#FFFFFF', 5),
);

/** Jars on their shelves, the upper ends at the left. */
const jars = (x: number, across: number, first: number): Svg =>
  times(3, (row) => layers(
    times(Math.floor(across / 110), (jar) => {
      const filled = [sun, ember, aqua, '#C98A5C'][(jar + row + first) % 4] ?? sun;
      const left = x + 24 + jar * 110 + (row % 2) * 30;
      return box(left, 94 + row * 92, 44, 56, '#5B3224', 8) + box(left + 4, 114 + row * 92, 36, 34, filled, 4);
    }),
    box(x, 150 + row * 92, across, 8, '#6E4030'),
  )); // prettier-ignore

/** The take: a tea seller at his stall, 840 by 700, and what else there is of it on both sides. */
const stall = (beyond: number, height: number): Svg =>
  layers(
    box(-beyond, 0, 840 + beyond * 2, 700, '#3A1C14'),
    shade(rectPath(-beyond, 0, 840 + beyond * 2, 700), { colour: '#1F0E0A', x: 0, y: 0, angle: 90, length: 260, reach: 1400 }),
    jars(-beyond, 170 + beyond, 0) + jars(690, 150 + beyond, 1),
    // The lamp, and its light on the wall behind him.
    fill('M330 0H350V34H330Z', dark) + fill('M268 34H412L440 76H240Z', '#C23D14'),
    fill('M246 76H434L620 540H60Z', sun, 'opacity=".22"'),
    seller,
    arm([396, 500], [520, 420], [588, 214], 36, '#1D5468', skin, { ...bare, turn: -50 }),
    place(mug, 606, 176, 78),
    // The stream of tea, from above his head to the glass.
    fill('M640 190C664 196 672 222 672 262L669 520H654L653 266C651 240 644 218 634 212Z', tea) + line('M662 256V516', '#E3A05A', 4),
    arm([236, 508], [256, 596], [388, 536], 36, '#2F7F95', skin, { ...bare, turn: -8 }),
    teaGlass(404, 562, 74, tea, '#F3D9B0'),
    box(-beyond, 572, 840 + beyond * 2, height - 572, counter) + box(-beyond, 560, 840 + beyond * 2, 18, '#C98A5C'),
    teaGlass(661, 562, 92, tea, '#F3D9B0'),
    fill('M30 560L44 452H146L160 560Z', '#C9CDD0') + shade('M30 560L44 452H146L160 560Z', { colour: '#8F979C', x: 160, y: 500, angle: 180, length: 70 }),
    box(54, 436, 82, 18, '#8F979C', 8) + line('M160 500Q196 486 200 452', '#C9CDD0', 16),
    times(3, (steam) => line(`M${72 + steam * 24} 426q-10 -18 0 -32t0 -32`, paper, 5, 'opacity=".6"')),
    times(beyond ? 11 : 4, (glass) => teaGlass(714 + glass * 34, 562, 46, '#7A4630', '#C98A52')),
  ); // prettier-ignore

export const take = stall(0, 700);

/** The take with the crops of three screens, as wide as the cinema's; on the counter there is room for words. */
export async function crops(beyond: number, height: number): Promise<Svg> {
  const wide = 840 + beyond * 2 - 28;
  const cuts = [
    { name: 'Wide', seconds: '60 s', at: beyond ? [14 - beyond, 14, wide, 576] : [14, 56, 812, 530], colour: paper },
    { name: 'Square', seconds: '30 s', at: [192, 140, 270, 270], colour: sun },
    { name: 'Tall', seconds: '6 s', at: beyond ? [530, 84, 272, 484] : [530, 106, 258, 459], colour: ember },
  ] as const; // prettier-ignore
  const labels = await Promise.all(
    cuts.map(async ({ name, seconds }) => [await condensed(name, 25), await plain(seconds, 19)] as const),
  );
  const marks = cuts.map(({ at: [x, y, w, h], colour }, index) => {
    const [name, seconds] = labels[index] ?? [];
    const room = (name?.width ?? 0) + (seconds?.width ?? 0) + 40;
    // The first within its frame, the second below it, the third above.
    const top = [y - 3, y + h - 3, y - 43][index] ?? y;
    return layers(
      fill(`M${x} ${y}h${w}v${h}h${-w}Z`, 'none', `stroke="${colour}" stroke-width="6"`),
      box(x - 3, top, room, 46, colour),
      name?.at(x + 10, top + 35, dark) ?? '',
      seconds?.at(x + 24 + (name?.width ?? 0), top + 34, dark) ?? '',
    );
  });
  return place(stall(beyond, height) + marks.join(''), beyond, 0);
}
