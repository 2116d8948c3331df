import {
  box,
  disc,
  fill,
  layers,
  palette,
  place,
  random as seeded,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';

const colours = [palette.ember, palette.night, palette.sun, palette.lagoon, palette.blush, '#FFFFFF'];

type Motif = (colour: string, ground: string) => Svg;

/** What a post can be about, as flat as a stamp. */
const motifs: readonly Motif[] = [
  (colour) => disc(63, 60, 40, colour),
  (colour) => fill('M0 112L63 20L126 112Z', colour),
  (colour, ground) => box(30, 16, 66, 96, colour) + box(40, 28, 46, 10, ground) + box(40, 46, 30, 6, ground),
  (colour) => fill('M20 20H110V70H52L30 92V70H20Z', colour),
  (colour) => fill('M44 26L96 56L44 86Z', colour),
  (colour) => times(4, (index) => box(12 + index * 28, 84 - index * 20, 18, 28 + index * 20, colour)),
  (colour) =>
    fill('M63 92C10 58 22 22 46 24C58 25 63 38 63 38C63 38 68 25 80 24C104 22 116 58 63 92Z', colour),
];

function post(random: () => number): Svg {
  const ground = Math.floor(random() * colours.length);
  const colour = (ground + 1 + Math.floor(random() * 4)) % colours.length;
  const motif = motifs[Math.floor(random() * motifs.length)];
  const [under = '', over = ''] = [colours[ground], colours[colour]];
  return box(0, 0, 126, 112, under) + (motif?.(over, under) ?? '');
}

/** A month seen from above, every day a post; on the twentieth the next month is due. */
export async function calendar(): Promise<Svg> {
  const twenty = await condensed('20', 84);
  const random = seeded('services-calendar');
  return layers(
    box(0, 0, 882, 780, palette.blush),
    times(49, (index) => {
      const [x, y] = [(index % 7) * 132 - 18, Math.floor(index / 7) * 118 - 22];
      if (index !== 26) return place(post(random), x, y);
      return (
        box(x, y, 126, 112, palette.paper) + twenty.at(x + 63 - twenty.width / 2, y + 98, palette.laterite)
      );
    }),
  );
}
