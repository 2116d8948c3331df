import { box, clip, fill, layers, line, type Svg } from '#artwork/draw/index.ts';
import { condensed } from '#artwork/stories/lettering.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds['shama-perfumes'];
const hours = [await condensed('9', 62), await condensed('1', 62), await condensed('10', 62)] as const;
const bottle = 'M92 640V250C92 176 164 168 170 120H250C256 168 328 176 328 250V640Z';

/** Shama: a bottle in close-up, its levels marked with the hours of a day. */
export function shamaPerfumes(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    fill(bottle, '#55173a'),
    clip(
      bottle,
      layers(box(60, 236, 300, 92, paper), box(60, 328, 300, 92, mark), box(60, 420, 300, 400, '#b8325f')),
    ),
    line(bottle, paper, 7),
    box(158, 28, 104, 74, mark),
    box(176, 102, 68, 22, paper),
    hours[0].at(150, 313, ink),
    hours[1].at(150, 405, ink),
    hours[2].at(150, 493, paper),
    line('M-60 236H92M-60 328H92M-60 420H92', paper, 2),
  );
}
