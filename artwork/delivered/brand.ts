import { box, disc, fill, form, layers, line, place, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/posters/works/worlds.ts';
import { condensed } from '#artwork/stories/lettering.ts';

const { paper, mark, ink } = worlds.pepper;

/** A spice exporter's mark: five peppercorns, the top one ripe. */
const corns = (ripe: string): Svg =>
  [
    [-50, 34],
    [50, 34],
    [0, 34],
    [-25, -10],
    [25, -10],
  ]
    .map(([x = 0, y = 0], index) => disc(x, y, 23, index === 4 ? ripe : ink))
    .join('');

/** Spice packs, each with a heap in its own colour. */
export async function packs(): Promise<Svg> {
  const name = await condensed('PEPPERWHARF', 30);
  const heaps = [['#E0A018', '#A86A08'], ['#C8321F', '#8A1710'], ['#2F2722', '#0F0B09'], ['#6E8B3A', '#43591C'], ['#8A4A26', '#572A12']] as const; // prettier-ignore
  const shape = `M-88 -196${times(11, () => 'l8 -10l8 10')}V200H-88Z`;
  const pack = ([colour, dark]: (typeof heaps)[number]): Svg =>
    layers(
      fill(shape, '#000000', 'opacity=".3" transform="translate(12 12)"'),
      fill(shape, paper),
      box(-88, -178, 176, 5, '#a87b4c'),
      place(corns(mark), 0, -92, 0, 0.86),
      form('M-88 200V96C-58 60 -30 -6 2 -8C32 -8 58 62 88 92V200Z', colour, dark, 96, 190, 205, 120),
      name.at(-78, 172, paper, 156 / name.width),
    );
  return times(5, (index) => place(pack(heaps[index] ?? heaps[0]), 112 + index * 194, 256, [-2, 1, 0, 2, -1][index]));
} // prettier-ignore

const dallah = worlds.dallah;

/** The sign: an Arabic nine that is also a coffee pot with its handle, 200 by 360. */
const nine = (colour: string): Svg =>
  line('M142 170A72 72 0 1 1 142 130C142 230 144 280 116 352', colour, 34) +
  line('M94 58C94 24 118 24 120 2', colour, 11);

/** Two takeaway cups, the small one for black coffee. */
export function cups(): Svg {
  const cup = layers(
    fill('M-128 0H128L96 420H-96Z', dallah.paper),
    fill('M128 0L96 420H40L56 0Z', '#e3c4ae'),
    fill('M-140 -34H140V8H-140Z', dallah.ink) + box(-118, -62, 236, 30, dallah.ink),
    fill('M-119 116H119L103 330H-103Z', dallah.mark),
    fill('M119 116L103 330H52L60 116Z', '#cf4f17'),
    place(nine(dallah.ink), -36, 138, 0, 0.46),
  );
  return layers(place(cup, 190, 90, 0, 1.18), place(cup, 500, 282, 0, 0.74));
}
