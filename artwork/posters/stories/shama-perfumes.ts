import { box, clip, fill, layers, line, type Svg } from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds['shama-perfumes'];
const hours = [await condensed('9', 62), await condensed('1', 62), await condensed('10', 62)] as const;
const bottle = 'M92 640V250C92 176 164 168 170 120H250C256 168 328 176 328 250V640Z';

/** Shama: a bottle so near that it does not fit, its levels marked with the hours of a day. */
export function shamaPerfumes(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    fill(bottle, '#55173a'),
    clip(
      bottle,
      layers(box(60, 236, 300, 120, paper), box(60, 356, 300, 110, mark), box(60, 466, 300, 400, '#b8325f')),
    ),
    line(bottle, paper, 7),
    box(158, 28, 104, 74, mark),
    box(176, 102, 68, 22, paper),
    hours[0].at(150, 330, ink),
    hours[1].at(150, 444, ink),
    hours[2].at(150, 560, paper),
    line('M-60 236H92M-60 356H92M-60 466H92', paper, 2),
  );
}
