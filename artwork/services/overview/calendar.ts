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
import { condensed, type Word } from '#artwork/stories/lettering.ts';

const colours = [palette.ember, palette.night, palette.sun, palette.lagoon, palette.blush, '#FFFFFF'];

type Motif = (colour: string, ground: string) => Svg;

/** Flat motifs for posts. */
const motifs: readonly Motif[] = [
  (colour, ground) => disc(60, 54, 40, colour) + disc(60, 54, 22, ground),
  (colour) => fill('M12 62C16 0 104 0 108 62Q96 50 84 62Q72 50 60 62Q48 50 36 62Q24 50 12 62Z', colour) + box(57, 56, 6, 38, colour),
  (colour, ground) => box(30, 12, 60, 84, colour) + box(40, 24, 40, 10, ground) + box(40, 42, 26, 6, ground),
  (colour) => fill('M16 16H104V68H50L28 88V68H16Z', colour),
  (colour) => fill('M40 24L92 54L40 84Z', colour),
  (colour, ground) => fill('M24 34H84L78 92H30Z', colour) + disc(88, 56, 16, colour) + disc(88, 56, 8, ground) + box(24, 40, 60, 8, ground),
  (colour) => fill('M60 90C6 56 18 20 44 22C56 23 60 36 60 36C60 36 64 23 76 22C102 20 114 56 60 90Z', colour),
]; // prettier-ignore

function post(random: () => number, day: Word | undefined): Svg {
  const ground = Math.floor(random() * colours.length);
  const colour = (ground + 1 + Math.floor(random() * 4)) % colours.length;
  const motif = motifs[Math.floor(random() * motifs.length)];
  const [under = '', over = ''] = [colours[ground], colours[colour]];
  const drawn = day ? day.at(60 - day.width / 2, 84, over) : (motif?.(over, under) ?? '');
  return box(0, 0, 120, 106, under) + drawn;
}

/** Days with a post or a date each; the twentieth, on which the next month is due, is twice as large. */
export async function calendar(): Promise<Svg> {
  const [columns, count, due, left] = [6, 24, 9, 22];
  const dates = Array.from({ length: count }, (_, index) => ((index + 19 - due) % 31) + 1);
  const [days, twenty] = await Promise.all([
    Promise.all(dates.map((date) => condensed(String(date), 60))),
    condensed('20', 190),
  ]);
  const random = seeded('services-calendar');
  return layers(
    box(0, 0, 756, 448, palette.blush),
    times(count, (index) => {
      const [x, y] = [(index % columns) * 126 + left, Math.floor(index / columns) * 112 + 6];
      const dated = index % 3 === 1;
      return place(post(random, dated ? days[index] : undefined), x, y);
    }),
    place(
      box(-6, -6, 258, 230, palette.blush) +
        box(0, 0, 246, 218, palette.paper) +
        twenty.at((246 - twenty.width) / 2, 204, palette.laterite),
      (due % columns) * 126 + left,
      Math.floor(due / columns) * 112 + 6,
    ),
  );
}
