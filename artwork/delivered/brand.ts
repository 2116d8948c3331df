import {
  box,
  disc,
  fill,
  form,
  layers,
  line,
  place,
  roundedPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
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

/** Sacks on the wharf, seen from the crane. */
export async function sacks(): Promise<Svg> {
  const name = await condensed('PEPPERWHARF', 30);
  const shape = `${roundedPath(-150, -104, 300, 208, 34)}`;
  const sack = (turn: number): Svg =>
    layers(
      fill(shape, '#000000', 'opacity=".3" transform="translate(12 14)"'),
      form(shape, turn % 2 ? '#d9b48a' : paper, '#a87b4c', 120, 90, 200, 90),
      line('M-128 -84V84M128 -84V84', '#8a6238', 5, 'stroke-dasharray="3 13"'),
      place(corns(mark), 0, -26, 0, 0.98),
      name.at(-name.width * 0.43, 80, ink, 0.86),
    );
  return layers(
    times(6, (index) =>
      place(
        sack(index),
        176 + (index % 3) * 322,
        130 + Math.floor(index / 3) * 236,
        [-3, 2, -1, 2, -2, 3][index] ?? 0,
      ),
    ),
  );
}

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
