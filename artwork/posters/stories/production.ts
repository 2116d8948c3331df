import { box, disc, fill, layers, line, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from '#artwork/stories/worlds.ts';

const { ground, paper, mark, ink } = worlds.production;

/** A shoot day: a film reel from the front, with a strip unwinding. */
export function productionStory(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    fill('M-700 430H230V520H-700Z', mark),
    times(
      17,
      (index) => box(-690 + index * 54, 438, 22, 12, ground) + box(-690 + index * 54, 500, 22, 12, ground),
    ),
    times(8, (index) => box(-690 + index * 112, 456, 98, 38, ink)),
    disc(230, 270, 250, mark),
    disc(230, 270, 236, ink),
    times(
      9,
      (index) =>
        `<circle cx="230" cy="270" r="${228 - index * 7}" fill="none" stroke="${mark}" stroke-opacity=".34" stroke-width="1.4"/>`,
    ),
    disc(230, 270, 166, paper),
    times(5, (index) =>
      disc(
        230 + Math.cos(index * 1.2566 - 1.57) * 98,
        270 + Math.sin(index * 1.2566 - 1.57) * 98,
        42,
        ground,
      ),
    ),
    disc(230, 270, 22, ground),
    line('M230 256v28M216 270h28', paper, 5),
  );
}
